import { areaNames, areas } from '../areas';
import { courseDocumentation } from '../course/course-documentation';
import { graduateDocumentation } from '../graduate/graduate-documentation';
import { imbalanceDocumentation } from '../imbalance/imbalance-documentation';
import type { AreaName } from '../kit/area-name';
import type { AnyDataset } from '../kit/dataset';
import type { JoinedEndpoint } from '../kit/joined';
import type { Documentation, JsonSchema } from '../kit/schema';
import { labourDocumentation } from '../labour/labour-documentation';
import { occupationDocumentation } from '../occupation/occupation-documentation';
import { profileDocumentation } from '../profile/profile-documentation';
import { joinedSchemaWith } from './joined-schema';
import { problemSchema } from './problem-schema';

export { type AccountDocumentation, accountDocumentation } from '../account/account-documentation';
export { accountBodySchema, accountFields } from '../account/account-fields';
export { accountProblems } from '../account/account-problems';
export type { Documentation, JsonSchema } from '../kit/schema';
export { manifestSchema } from '../manifest/manifest-schema';
export { problemSchema } from './problem-schema';

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
