import { type FilterDefinition, profile } from '@observatorio/contract';
import type { Subject } from './page';

/** The occupation in the URL of a page; `after` completes its title. */
export const occupationSubject = (filter: FilterDefinition, after: string): Subject => ({
  kind: 'ocupacao',
  filter,
  dataset: profile.occupation,
  datasetFilter: 'codigoBrasileiroOcupacao',
  title: { name: 'title', text: 'synthesis', after },
  example: '322205',
});
