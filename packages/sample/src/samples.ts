import type { Sample } from './base/sample';
import { educationSamples } from './education/education-samples';
import type { GenerateOptions } from './labour/generate';
import { labourSample } from './labour/labour-sample';
import { occupationSamples } from './occupations/occupation-samples';

/** The samples of all sources, in the order of generation. */
export const samples = (options?: GenerateOptions): readonly Sample[] => [
  labourSample(options),
  ...educationSamples,
  ...occupationSamples,
];
