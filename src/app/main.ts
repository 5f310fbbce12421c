import '#styles/global.scss';

import { openSite } from './openSite.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('No #root');
void openSite(root);
