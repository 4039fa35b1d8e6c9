import {
  attributeOf,
  commonProps,
  eventsOf,
  filterProps,
  type Prop,
  type Props,
  partsOf,
  slotsOf,
} from '@observatorio/widgets';
import { Primary, Source, Stories, useOf } from '@storybook/addon-docs/blocks';
import { declarationOf } from './declaration-of';
import { DocTable } from './doc-table';
import { tagHtml } from './tag-html';

const loader = [
  '<link rel="stylesheet" href="https://SEU-ENDERECO/widgets/reserve.css">',
  '<script async src="https://SEU-ENDERECO/widgets/loader.js"></script>',
].join('\n');

const attributeHeads = ['Atributo', 'Tipo', 'Padrão', 'Descrição'];

function attributeRow([name, prop]: [string, Prop]): string[] {
  const { type, values, default: value, description } = prop;
  return [
    attributeOf(name),
    values ? values.join(' | ') : type,
    value === undefined ? '' : JSON.stringify(value),
    description,
  ];
}

const attributeRows = (props: Props = {}) => Object.entries(props).map(attributeRow);

/** The documentation of an element, from its declaration. */
export default function ElementPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const declaration = declarationOf(preparedMeta.parameters.tag);
  const { tag, title, description, area, props } = declaration;
  return (
    <>
      <h1>{title}</h1>
      <p>{description}</p>
      <Source language="html" code={`${loader}\n${tagHtml(tag)}`} />
      <Primary />
      <h2>Atributos</h2>
      <DocTable title="Próprios" heads={attributeHeads} rows={attributeRows(props)} />
      <DocTable
        title="De todos os elementos"
        heads={attributeHeads}
        rows={attributeRows(commonProps(declaration))}
      />
      <DocTable
        title="Filtros fixos"
        heads={attributeHeads}
        rows={attributeRows(filterProps(area))}
      />
      <h2>Para scripts e estilos da página</h2>
      <DocTable
        title="Eventos"
        heads={['Evento', 'Descrição']}
        rows={Object.entries(eventsOf(declaration))}
      />
      <DocTable
        title="Slots"
        heads={['Slot', 'Descrição']}
        rows={Object.entries(slotsOf(declaration))}
      />
      <DocTable
        title="Partes, para ::part(nome)"
        heads={['Parte', 'Descrição']}
        rows={Object.entries(partsOf(declaration))}
      />
      <h2>Estados</h2>
      <Stories title="" includePrimary={false} />
    </>
  );
}
