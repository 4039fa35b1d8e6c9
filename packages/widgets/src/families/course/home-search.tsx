import { homeSearchPanel } from '@observatorio/cards/course/course-panels';
import {
  type CourseFilter,
  coursePage,
  type Filters,
  filtersOfLevel,
  occupationPage,
  portalPage,
} from '@observatorio/contract';
import { fieldStyles, Tabs, tabsStyles } from '@observatorio/ui';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import type { CommonProps, Declaration, Props } from '../../base/declaration';
import { emit, useElement } from '../../base/element-context';
import { type FieldOptions, useFieldOptions } from '../../card/fields/use-field-options';
import { headingLevel } from '../../card/frame/heading-level';
import { type CardState, useCard } from '../../data/use-card';
import { OccupationField } from '../shared/occupation-field';
import { CourseFields, CourseNameField } from './course-fields';

const { title } = homeSearchPanel;

const tabs = {
  profissao: 'Selecione a sua profissão',
  curso: 'Busque seu curso',
} as const;

type Tab = keyof typeof tabs;

interface HomeSearchProps extends CommonProps {
  /** Initially open tab. Default: `profissao`. */
  tab?: Tab;
}

const { area } = homeSearchPanel;

/**
 * Navigates to a page of the portal, unless the embedding page cancels `search-submit` to show the
 * results itself.
 */
function leave(host: HTMLElement, href: string): void {
  if (emit(host, 'search-submit', { href })) location.assign(href);
}

interface FormProps {
  label: string;
  onSearch: () => void;
  canSearch: boolean;
  children: ReactNode;
}

function Form({ label, onSearch, canSearch, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSearch) onSearch();
  };
  return (
    <form className="tab-form" aria-label={label} onSubmit={submit}>
      {children}
      <button type="submit" className="button" part="button" disabled={!canSearch}>
        Buscar
      </button>
    </form>
  );
}

function OccupationForm({ card, go }: { card: CardState; go: (href: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <Form
      label={tabs.profissao}
      canSearch={code !== ''}
      onSearch={() => go(portalPage(card.api, occupationPage, { cod_cbo: [code] }))}
    >
      <OccupationField card={card} label={tabs.profissao} value={code} onChange={setCode} />
    </Form>
  );
}

/**
 * The card's filters merged with those of the form's fields, which are not written to the group.
 */
function useOwnFilters(card: CardState) {
  const [own, setOwn] = useState<Filters>({});
  const filters = useMemo(() => ({ ...card.filters, ...own }), [card.filters, own]);
  return { filters, setOwn };
}

interface CourseFormProps extends ReturnType<typeof useOwnFilters> {
  card: CardState;
  options: FieldOptions;
  go: (href: string) => void;
}

function CourseForm({ card, filters, setOwn, options, go }: CourseFormProps) {
  const field = (name: string) => ({
    value: filters[name]?.[0] ?? '',
    disabled: name in card.fixed,
    onChange: (code: string) =>
      setOwn((before) => {
        const next = { ...before, [name]: code ? [code] : [] };
        return name === 'nivel_ensino' ? filtersOfLevel(next, filters) : next;
      }),
  });
  return (
    <Form
      label={tabs.curso}
      canSearch
      onSearch={() => go(portalPage(card.api, coursePage, filters))}
    >
      <CourseNameField field={field} />
      <CourseFields field={field} options={options} />
    </Form>
  );
}

function HomeSearch({ tab = 'profissao', ...props }: HomeSearchProps) {
  const card = useCard(area, props);
  const { host } = useElement();
  const [open, setOpen] = useState<Tab>(tab);
  const heading = props.heading ?? title;
  const Heading = `h${headingLevel(props)}` as const;
  const go = (href: string) => leave(host, href);
  const own = useOwnFilters(card);
  const options = useFieldOptions({ ...card, filters: own.filters });
  return (
    <search className="tabs-frame" part="card" aria-label={title}>
      {heading && (
        <Heading className="visually-hidden" part="title">
          {heading}
        </Heading>
      )}
      <Tabs label={title} tabs={tabs} value={open} onChange={setOpen}>
        {open === 'profissao' ? (
          <OccupationForm card={card} go={go} />
        ) : (
          <CourseForm card={card} {...own} options={options} go={go} />
        )}
      </Tabs>
    </search>
  );
}

/** Search of the home page, with one tab for occupations and one for courses. */
export const homeSearch = {
  ...homeSearchPanel,
  contentParts: ['field', 'control', 'button'],
  props: {
    tab: {
      type: 'string',
      default: 'profissao',
      values: Object.keys(tabs),
      description: 'A aba aberta de início: profissao ou curso.',
    },
  },
  events: {
    'search-submit':
      'A busca vai abrir uma página do portal. Detalhe: href. Com preventDefault, a página fica.',
  },
  styles: [fieldStyles, tabsStyles],
  Component: HomeSearch,
} satisfies Declaration<'home-search', CourseFilter, Props>;
