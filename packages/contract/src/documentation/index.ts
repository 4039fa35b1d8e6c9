import { type AreaName, areaNames, areas } from '../areas';
import type { AnyDataset } from '../dataset';
import type { JoinedEndpoint } from '../joined';
import { courseDocumentation } from './course';
import { graduateDocumentation } from './graduate';
import { imbalanceDocumentation } from './imbalance';
import { joinedSchemaWith } from './joined-schema';
import { labourDocumentation } from './labour';
import { occupationDocumentation } from './occupation';
import { problemSchema } from './problem-schema';
import { profileDocumentation } from './profile';
import type { Documentation, JsonSchema } from './schema';

export { manifestSchema } from './manifest-schema';
export { problemSchema } from './problem-schema';
export type { Documentation, JsonSchema } from './schema';

/** Documentation of every area. A missing area is a compile error. */
const documentation = {
  labour: labourDocumentation,
  graduate: graduateDocumentation,
  occupation: occupationDocumentation,
  profile: profileDocumentation,
  course: courseDocumentation,
  imbalance: imbalanceDocumentation,
} satisfies Record<AreaName, Readonly<Record<string, Documentation>>>;

const byDataset: ReadonlyMap<AnyDataset, Documentation | undefined> = new Map(
  areaNames.flatMap((area) => {
    const words: Readonly<Record<string, Documentation>> = documentation[area];
    return Object.entries<AnyDataset>(areas[area]).map(
      ([name, dataset]) => [dataset, words[name]] as const,
    );
  }),
);

/** Returns the documentation of a dataset. Throws if no area documents it. */
export function documentationOf(dataset: AnyDataset): Documentation {
  const found = byDataset.get(dataset);
  if (!found) throw new Error(`No area documents the dataset ${dataset.id}.`);
  return found;
}

/** Returns the response schema of a joined endpoint. */
export const joinedSchema = (endpoint: JoinedEndpoint): JsonSchema =>
  joinedSchemaWith(
    endpoint,
    (name) => {
      const dataset = endpoint.datasets.get(name);
      return dataset ? documentationOf(dataset).schema : {};
    },
    problemSchema,
  );
