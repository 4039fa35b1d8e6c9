export * from './age-gender';
export * from './api-address';
export * from './area-pages';
export * from './areas';
export { codeList, OMITTED } from './common-filters';
export {
  type ComparedOccupation,
  comparedOccupation,
  type OccupationDatasetRows,
} from './compared-occupation';
export * from './course';
export * from './course-filters';
export { coversAnyPlace } from './covered-places';
export * from './dataset';
export * from './embeddable';
export * from './filter';
export * from './graduate';
export * from './graduate-filters';
export * from './imbalance';
export * from './imbalance-filters';
export * from './joined';
export * from './labour';
export * from './labour-filters';
export * from './manifest';
export * from './occupation';
export * from './occupation-filters';
export * from './options';
export * from './page-filters';
export { PAGE_SIZE, pageBounds, pageOf, pageParameter } from './paging';
export * from './pictures';
export * from './problem';
export * from './profile';
export * from './profile-filters';
export * from './request';
export * from './sources';
export * from './sources-header';
