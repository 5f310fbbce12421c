import { useNavigate, useSearchParams } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { readRelation } from '#domain/trees/core/relatives/relationWords.ts';
import { useTreePersonQuery, type TreeDrawerProps } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { EditingProvider } from '../components/EditingProvider.tsx';
import styles from '../components/person.module.scss';
import { RelativeForm } from '../forms/RelativeForm.tsx';
import { PersonPlaceProvider } from '../hooks/usePlaceOfPerson.ts';
import { lifeOf } from '../model/lifeOf.ts';
import { placeOfPerson } from '../model/placeOfPerson.ts';
import { drawerTexts } from './texts.ts';

/**
 * Adds a relative to a person of the chart. `?relation=son` says which. States: loading, failed, empty tree, the form.
 */
export function Component({ tree, personId, params, viewAs, close }: TreeDrawerProps) {
  const id = params.id ?? personId;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { currentData: profile, ...answer } = useTreePersonQuery({ id: id ?? '' }, { skip: id === null });
  if (id === null) return <Notice tone="empty" title={drawerTexts.noPeople} />;
  throwRefusal(profile ? null : answer.error);
  if (!profile) return <NoAnswer of={answer} texts={drawerTexts} waiting={<Spinner label={drawerTexts.loading} />} />;
  const place = placeOfPerson({
    tree,
    publicTreeShareToken: null,
    viewAs,
    isCompact: true,
    addressOf: (person, part) => chartAddress(person, part ? `profile/${part}` : 'profile'),
  });
  return (
    <div className={styles.compact}>
      <PersonPlaceProvider value={place}>
        <EditingProvider treeRef={tree.id}>
          <RelativeForm
            life={lifeOf(profile)}
            relation={readRelation(query.get('relation'))}
            onLeave={close}
            onAdded={(added) => (added === null ? close() : void navigate(chartAddress(added)))}
          />
        </EditingProvider>
      </PersonPlaceProvider>
    </div>
  );
}
