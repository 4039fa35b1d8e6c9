export { checkCluster } from './cluster/check-cluster';
export { clusterMessages, withClusterRefusals } from './cluster/cluster-refusal';
export type { Outcome } from './cluster/publication';
export { publishEditions } from './cluster/publish';
export {
  commandDataDir,
  DEFAULT_DATA_DIR,
  Refusal,
  readArguments,
  runCommand,
} from './command/command';
export { courseKey } from './courses/course-key';
export { type StudyField, studyFieldOf } from './courses/study-fields';
export { changeIn } from './editions/changes';
export {
  emptyRowMetadata,
  faultOf,
  type StoredEdition,
  schemaDigestOf,
  schemaFaultIn,
} from './editions/edition-file';
export {
  assertNotOverOfficial,
  type EditionMetadata,
  type EditionName,
  type InstallOptions,
  installEdition,
  SUSPICIOUS_SHARE,
} from './editions/install';
export { tryLock, withLock } from './editions/lock';
export {
  manifestOf,
  namedEditions,
  readManifest,
  type StoredManifest,
  writeManifest,
} from './editions/manifest-file';
export { DataProblem, repairManifest } from './editions/repair';
export { runSql } from './editions/run-sql';
export { schemas } from './editions/schemas';
export { statesIn } from './editions/states-in';
export { makeWorkspace, type Workspace } from './editions/workspace';
export { buildOffers } from './education/build-offers';
export type { Level } from './education/levels';
export { OFFERS_TABLE } from './education/offers';
export {
  CLUSTER_FORM,
  type ClusterAddress,
  ClusterAddressError,
  clusterAddress,
} from './engine/cluster-address';
export type { Connector, Database, Value } from './engine/connector';
export { duckDbDialect } from './engine/duckdb';
export { interruptQuery } from './engine/interrupt';
export type { AnsweredQuery } from './engine/observe-queries';
export { QueryFailed } from './engine/query-failed';
export { buildIndicators, type IndicatorDescription } from './indicators/build-indicators';
export { macroSectorSql } from './labour/axes';
export { buildEdition } from './labour/build-edition';
export { municipalityKeyExpression, occupationKeyExpression } from './labour/cube';
export { LINKS_TABLE } from './labour/links';
export { TABLE as LABOUR_TABLE } from './labour/tables';
export { DIMENSION } from './labour/tally';
export { type ElementKind, onetElements } from './occupations/onet-elements';
export { type ProfileField, profileFields } from './occupations/profile-fields';
export { openClusterStore, openStore, type StoreOptions } from './open-store';
export {
  type ImportedPrices,
  pricesIn,
  readImportedPrices,
  writeImportedPrices,
} from './prices/price-file';
export { queryKey } from './query/query-key';
export * from './query/store';
export { loadPlaces, type Municipality, type Places } from './titles/places';
export { retiredTitles } from './titles/retired-occupations';
