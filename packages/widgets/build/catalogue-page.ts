import { hasPicture } from '@observatorio/cards';
import { shadeDocs, tokenDocs } from '@observatorio/ui/token-docs';
import {
  attributeOf,
  commonEvents,
  commonProps,
  type Declaration,
  filterProps,
  neededFilters,
  type Props,
} from '../src/base/declaration';
import { sharedFilters } from '../src/base/filter-names';
import { partNamesOf } from '../src/base/parts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows]
    .map((row) => `| ${row.map(cell).join(' | ')} |`)
    .join('\n');

const propTable = (props: Props): string =>
  table(
    ['Atributo', 'Tipo', 'Padrão', 'Descrição'],
    Object.entries(props).map(([name, prop]) => [
      `\`${attributeOf(name)}\``,
      prop.type,
      prop.default === undefined ? '' : `\`${JSON.stringify(prop.default)}\``,
      prop.description,
    ]),
  );

const nameTable = (head: string, entries: Readonly<Record<string, string>>): string =>
  table(
    [head, 'Descrição'],
    Object.entries(entries).map(([name, text]) => [`\`${name}\``, text]),
  );

/** CSS custom properties that the elements read from the page: name → description. */
const cssProperties = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...tokenDocs, ...shadeDocs].map(({ name, description }) => [name, description]),
  );

/** Heading and body of a section; empty when there are no entries. */
const section = (title: string, entries: object | undefined, body: () => string): string[] =>
  entries && Object.keys(entries).length > 0 ? [title, body()] : [];

/** Addresses of an element's picture; empty if it has none. */
function pictureNote(declaration: Declaration): string[] {
  const { tag, model } = declaration;
  return model && hasPicture(model, neededFilters(declaration))
    ? [`Imagem: \`/embed/${tag}.png\` e \`/embed/${tag}.svg\`.`]
    : [];
}

const tagSection = ({ tag, title, description, ...rest }: Declaration): string =>
  [
    `### \`<${tag}>\``,
    `**${title}.** ${description}`,
    `\`\`\`html\n<${tag}></${tag}>\n\`\`\``,
    ...section('Atributos próprios', rest.props, () => propTable(rest.props ?? {})),
    ...section('Eventos próprios', rest.events, () => nameTable('Evento', rest.events ?? {})),
    ...section('Slots', rest.slots, () => nameTable('Slot', rest.slots ?? {})),
    `Partes: ${Object.keys(partNamesOf(rest))
      .map((name) => `\`${name}\``)
      .join(', ')}.`,
    ...pictureNote({ tag, title, description, ...rest }),
  ].join('\n\n');

/** Properties common to all elements; defaults that vary by element are described in words. */
function sharedProps(declaration: Declaration): Props {
  const props = commonProps({ ...declaration, title: 'o título declarado' });
  return {
    ...props,
    group: { type: 'string', description: '', ...props.group, default: 'a família' },
  };
}

/** Filters whose names differ between groups, with their attributes in each group. */
const sharedFilterTable = (catalogue: readonly Declaration[]): string =>
  table(
    ['Filtro', 'Atributo em cada grupo'],
    sharedFilters(catalogue).map(({ label, attributes }) => [
      label,
      [...attributes]
        .map(([family, names]) => `${family}: ${names.map((name) => `\`${name}\``).join(' ou ')}`)
        .join('; '),
    ]),
  );

/** Renders the catalogue as a Markdown page. */
export function cataloguePage(catalogue: readonly Declaration[]): string {
  const areas = [...new Set(catalogue.map(({ area }) => area))];
  const [first] = catalogue;
  return [
    '# Catálogo de elementos',
    'Gerado das declarações; não edite.',
    '## De todos os elementos',
    ...(first ? [propTable(sharedProps(first))] : []),
    nameTable('Evento', commonEvents),
    nameTable('Propriedade de CSS', cssProperties()),
    '## O mesmo filtro em cada grupo',
    sharedFilterTable(catalogue),
    ...areas.flatMap((area) => [
      `## Grupo \`${area.family}\``,
      'Filtros, cada um também atributo:',
      propTable(filterProps(area)),
      ...catalogue.filter((declaration) => declaration.area === area).map(tagSection),
    ]),
    '',
  ].join('\n\n');
}
