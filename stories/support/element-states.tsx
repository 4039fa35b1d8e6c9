import { type AnyDataset, type AreaName, areas, course, indicator } from '@observatorio/contract';
import type { Declaration } from '@observatorio/widgets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { argTypesOf } from './arg-types';
import {
  appliesTheme,
  fitsNarrowPage,
  isFilteredBy,
  keepsHeight,
  keepsLastRows,
  offersFilters,
  offersToRemoveFilter,
  recovers,
  reportsAndRecovers,
  type StoryCheck,
  shownIn,
  showsEmpty,
  showsError,
  showsLoading,
  showsRows,
} from './checks';
import { type CatalogueTag, declarationOf } from './declaration-of';
import { paste, type StoryConditions } from './paste';
import { Pasted } from './pasted';
import { someFilters } from './some-filters';
import type { StateName } from './story-files';
import type { Attributes } from './tag-html';

type Story = StoryObj<Attributes>;

/** Whether only the initial appearance matters, for a screenshot (`npm run test:visual`). */
const isPicture = new URLSearchParams(location.search).has('picture');

interface State extends Story {
  conditions?: StoryConditions;
  /** Checks the appearance of this state. */
  looks: StoryCheck;
  /** Checks the interactions of this state; the element is then pasted again. */
  works?: StoryCheck;
}

/** Message that a family's rows log: that of its first dataset that is not a list of options. */
const rowsFailureOf = (family: AreaName): string | undefined => {
  const { options, ...others }: Readonly<Record<string, AnyDataset>> = areas[family];
  return Object.values(others)
    .map(({ failure }) => failure)
    .find((failure) => failure !== options?.failure);
};

/** Console messages when the rows, or the label of the required filter's value, fail to load. */
const failuresOf = ({ tag, area }: Declaration): string[] => {
  // A course's name is part of its rows.
  if (tag === 'course-detail' || tag === 'course-trend') return [course.detail.failure];
  // The card also asks for the indicators of its occupation.
  const others = tag === 'profile-occupation' ? indicator.occupation.failure : undefined;
  return [area.requiredFilter && area.options.failure, rowsFailureOf(area.family), others].filter(
    (failure) => failure !== undefined,
  );
};

/**
 * Restricts axe to the rules that depend on the theme; the element's first story checks the others.
 */
const colourRules = {
  a11y: {
    options: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
  },
};

/** Attributes that an element needs to show its filters. */
const argsWithFilters: Readonly<Partial<Record<CatalogueTag, Attributes>>> = {
  'home-search': { tab: 'curso' },
};

/** Returns the meta of an element's stories and one story per state, for named exports. */
export function elementStates(tag: CatalogueTag): { meta: Meta } & Record<StateName, Story> {
  const declaration = declarationOf(tag);
  const { family } = declaration.area;

  const meta: Meta<Attributes> = {
    argTypes: argTypesOf(declaration),
    parameters: { tag },
    render: (args, { parameters, globals }) => (
      <Pasted
        tag={tag}
        family={family}
        attributes={{ ...(globals.theme !== 'auto' && { theme: globals.theme }), ...args }}
        conditions={parameters.conditions}
      />
    ),
  };

  const state = ({ conditions = {}, looks, works, ...story }: State): Story => ({
    ...story,
    parameters: { ...story.parameters, conditions },
    async play({ canvasElement, args }) {
      await looks(await shownIn(canvasElement, tag));
      const page = canvasElement.querySelector<HTMLElement>('.page');
      if (!works || !page || isPicture) return;
      await works(await shownIn(canvasElement, tag));
      paste(page, { tag, family, attributes: args, conditions });
      await looks(await shownIn(canvasElement, tag));
    },
  });

  const filters = someFilters(declaration);
  const parameters = { expectedLogs: failuresOf(declaration) };
  return {
    meta,
    rows: state({ looks: declaration.kind === 'filters' ? offersFilters : showsRows }),
    loading: state({
      conditions: { api: 'silent' },
      looks: showsLoading,
      works: keepsHeight,
    }),
    empty: state({
      conditions: { api: 'empty' },
      looks: showsEmpty(declaration),
      works: offersToRemoveFilter(declaration),
    }),
    failure: state({
      conditions: { api: 'error' },
      looks: showsError,
      works: reportsAndRecovers,
      parameters,
    }),
    stale: state({
      conditions: { thenFails: true },
      looks: keepsLastRows,
      works: recovers,
      // The last course still lists its offers.
      parameters:
        declaration.tag === 'course-detail'
          ? { expectedLogs: [...parameters.expectedLogs, course.offers.failure] }
          : parameters,
    }),
    filtered: state({
      args: argsWithFilters[tag],
      conditions: { filters },
      looks: isFilteredBy(filters, declaration),
    }),
    median: state({
      args: { medida: 'mediana' },
      looks: showsRows,
    }),
    dark: state({
      args: { theme: 'dark' },
      looks: appliesTheme('dark'),
      parameters: colourRules,
    }),
    contrast: state({
      args: { theme: 'contrast' },
      looks: appliesTheme('contrast'),
      parameters: colourRules,
    }),
    narrow: state({
      conditions: { width: 320 },
      globals: { viewport: { value: 'narrow' } },
      looks: fitsNarrowPage,
    }),
  };
}
