export { buildSampleYears } from './background';
export type { SampleProgress } from './base/sample';
export { ensureSample } from './ensure';
export { sampleTitles } from './occupations/occupations';
