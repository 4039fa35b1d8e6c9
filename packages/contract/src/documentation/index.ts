import { areaDocumentation, areas } from '../areas';
import { areaNames } from '../kit/area-name';
import type { AnyDataset } from '../kit/dataset';
import type { JoinedEndpoint } from '../kit/joined';
import type { Documentation, JsonSchema } from '../kit/schema';
import { joinedSchemaWith } from './joined-schema';
import { problemSchema } from './problem-schema';

export { type AccountDocumentation, accountDocumentation } from '../account/account-documentation';
export { accountBodySchema, accountFields } from '../account/account-fields';
export { accountProblems } from '../account/account-problems';
export type { Documentation, JsonSchema } from '../kit/schema';
export { manifestSchema } from '../manifest/manifest-schema';
export { problemSchema } from './problem-schema';

const byDataset: ReadonlyMap<AnyDataset, Documentation | undefined> = new Map(
  areaNames.flatMap((area) => {
    const words: Readonly<Record<string, Documentation>> = areaDocumentation[area].datasets;
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
