import {
  attributeOf,
  commonProps,
  type Declaration,
  filterProps,
  type Prop,
  type Props,
} from '@observatorio/widgets';
import type { Attributes } from './tag-html';

interface AttributeTableProps {
  declaration: Declaration;
  /** Currently set attributes. */
  args: Attributes;
  /** Sets an attribute; undefined removes it. */
  onChange: (name: string, value: Attributes[string]) => void;
}

/** Attributes set by the story itself. */
const ofStory = ['api', 'group'];

interface FieldProps {
  name: string;
  prop: Prop;
  value: Attributes[string];
  onChange: (value: Attributes[string]) => void;
}

function Field({ name, prop: { type, values }, value, onChange }: FieldProps) {
  if (ofStory.includes(name)) return <>a história define</>;
  if (type === 'boolean') {
    return (
      <input
        type="checkbox"
        aria-label={name}
        checked={value === true}
        onChange={({ currentTarget }) => onChange(currentTarget.checked || undefined)}
      />
    );
  }
  const text = value === undefined ? '' : String(value);
  const change = ({ currentTarget }: { currentTarget: { value: string } }) =>
    onChange(currentTarget.value || undefined);
  if (!values) return <input type="text" aria-label={name} value={text} onChange={change} />;
  return (
    <select aria-label={name} value={text} onChange={change}>
      <option value="">padrão</option>
      {values.map((each) => (
        <option key={String(each)}>{String(each)}</option>
      ))}
    </select>
  );
}

const typeOf = ({ type, values }: Prop): string => values?.join(' | ') ?? type;

function Group({ title, props, args, onChange }: { title: string; props: Props } & GroupProps) {
  const entries = Object.entries(props);
  if (entries.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th colSpan={3} scope="rowgroup">
          {title}
        </th>
      </tr>
      {entries.map(([property, prop]) => {
        const name = attributeOf(property);
        return (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>
              {prop.description} <small>{typeOf(prop)}</small>
              {prop.default !== undefined && prop.default !== '' && (
                <small> Padrão: {JSON.stringify(prop.default)}</small>
              )}
            </td>
            <td>
              <Field
                name={name}
                prop={prop}
                value={args[name]}
                onChange={(value) => onChange(name, value)}
              />
            </td>
          </tr>
        );
      })}
    </tbody>
  );
}

type GroupProps = Pick<AttributeTableProps, 'args' | 'onChange'>;

/** Table of an element's attributes with editable values that update the story. */
export function AttributeTable({ declaration, ...group }: AttributeTableProps) {
  return (
    <table className="attributes sb-unstyled">
      <thead>
        <tr>
          <th scope="col">Atributo</th>
          <th scope="col">Descrição</th>
          <th scope="col">Valor</th>
        </tr>
      </thead>
      <Group title="Próprios" props={declaration.props ?? {}} {...group} />
      <Group title="De todos os elementos" props={commonProps(declaration)} {...group} />
      <Group title="Filtros fixos" props={filterProps(declaration.area)} {...group} />
    </table>
  );
}
