import { catalogue } from '@observatorio/widgets';
import { DocTable } from './doc-table';

/** Table of all tags with their descriptions. */
export const CatalogueTable = () => (
  <DocTable
    heads={['Tag', 'O que mostra']}
    rows={catalogue.map(({ tag, description }) => [tag, description])}
  />
);
