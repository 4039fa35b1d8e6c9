import type { SourceName } from '@observatorio/contract';
import type { Sample } from './base/sample';
import { SAMPLE_YEAR } from './base/totals';
import { courseSamples } from './courses/course-samples';
import { educationSamples, educationYearSamples } from './education/education-samples';
import { indicatorSample } from './indicators/indicator-sample';
import type { GenerateOptions } from './labour/generate';
import { labourSample, labourYearSample } from './labour/labour-sample';
import { occupationSamples } from './occupations/occupation-samples';

/** Returns the samples of 2019 of all sources, in build order. */
export const samples = (options?: GenerateOptions): readonly Sample[] =>
  Object.values({
    rais: labourSample(options),
    ...educationSamples,
    ...occupationSamples,
    ...courseSamples,
    indicadores: indicatorSample,
  } satisfies Record<SourceName, Sample>);

/** Returns the samples of the yearly sources in other years, in build order; they need 2019's. */
export const yearSamples = (years: readonly number[]): readonly Sample[] =>
  years
    .filter((year) => year !== SAMPLE_YEAR)
    .flatMap((year) => [labourYearSample(year), ...educationYearSamples(year)]);
