import { Navigate, useLocation, useParams } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';

import { chartRefOf } from '../model/chartRefOf.ts';

/** An address within a tree without the second "tree" leads to the one with it. */
export function Component() {
  const { rootsfinderId = '', '*': rest = '' } = useParams();
  const { search, hash } = useLocation();
  const ref = chartRefOf(rootsfinderId);
  return <Navigate replace to={`${chartAddress(ref, rest)}${search}${hash}`} />;
}
