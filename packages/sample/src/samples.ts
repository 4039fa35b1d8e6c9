import type { SourceName } from '@observatorio/contract';
import type { Sample } from './base/sample';
import { courseSamples } from './courses/course-samples';
import { educationSamples } from './education/education-samples';
import type { GenerateOptions } from './labour/generate';
import { labourSample } from './labour/labour-sample';
import { occupationSamples } from './occupations/occupation-samples';

/** Returns the samples of all sources, in build order. */
export const samples = (options?: GenerateOptions): readonly Sample[] =>
  Object.values({
    rais: labourSample(options),
    ...educationSamples,
    ...occupationSamples,
    ...courseSamples,
  } satisfies Record<SourceName, Sample>);
