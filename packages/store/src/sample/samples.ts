import { educationSamples } from './education/education-samples';
import type { GenerateOptions } from './generate';
import { labourSample } from './labour-sample';
import { occupationSamples } from './profiles/occupation-samples';
import type { Sample } from './sample';

/** The samples of all sources, in the order in which they are made. */
export const samples = (options?: GenerateOptions): readonly Sample[] => [
  labourSample(options),
  ...educationSamples,
  ...occupationSamples,
];
