export { buildSampleYears } from './background';
export type { SampleProgress } from './base/sample';
export { ensureSample, ensureSampleYears } from './ensure';
export { sampleTitles } from './occupations/occupations';
