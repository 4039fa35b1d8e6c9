import { catalogue } from '@observatorio/widgets';
import { DocTable } from './doc-table';

/** Every tag of the library, with what it shows. */
export const CatalogueTable = () => (
  <DocTable
    heads={['Tag', 'O que mostra']}
    rows={catalogue.map(({ tag, description }) => [tag, description])}
  />
);
