import type { Declaration } from '@observatorio/widgets';
import { Select } from '@observatorio/widgets/builder';
import { useId } from 'react';
import { type BuilderState, choosableProps, type StateChange } from './builder-state';
import { TextInput } from './text-input';

type Attributes = BuilderState['attributes'];

interface LookFieldsProps {
  state: BuilderState;
  onChange: StateChange;
}

const themes = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
  { value: 'contrast', label: 'Alto contraste' },
];

const levels = [1, 3, 4, 5, 6].map((level) => ({ value: String(level), label: `h${level}` }));

/** Sets a property, or removes it if undefined, which restores its default. */
function withValue(attributes: Attributes, name: string, value: string | undefined): Attributes {
  const { [name]: _, ...others } = attributes;
  return value === undefined ? others : { ...others, [name]: value };
}

interface CheckFieldProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

function CheckField({ label, isChecked, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="builder-check">
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

/** Returns the element's own boolean properties. */
const switchesOf = (declaration: Declaration): [name: string, description: string][] =>
  Object.entries(choosableProps(declaration)).flatMap(([name, { type, description }]) =>
    type === 'boolean' ? [[name, description]] : [],
  );

/** Fields for the element's theme, title, group and boolean properties. */
export function LookFields({ state: { declaration, attributes }, onChange }: LookFieldsProps) {
  const { heading, group, theme, headingLevel } = attributes;
  const set = (name: string, value: string | undefined, isTyped = false) =>
    onChange((latest) => ({ attributes: withValue(latest.attributes, name, value) }), isTyped);
  return (
    <>
      <Select
        label="Cores"
        options={themes}
        value={theme ?? ''}
        allLabel="Como o site ou o aparelho"
        onChange={(value) => set('theme', value || undefined)}
      />
      <TextInput
        label="Título"
        value={heading ?? ''}
        placeholder={declaration.title}
        maxLength={200}
        disabled={heading === ''}
        onChange={(text) => set('heading', text.trim() ? text : undefined, true)}
      />
      <Select
        label="Nível do título na página"
        options={levels}
        value={headingLevel ?? ''}
        allLabel="h2, o de uma seção"
        onChange={(value) => set('headingLevel', value || undefined)}
      />
      <TextInput
        label="Grupo"
        value={group ?? ''}
        placeholder={declaration.area.family}
        hint="Elementos do mesmo grupo filtram uns aos outros. Com um só na página, deixe em branco."
        maxLength={60}
        onChange={(text) => set('group', text.trim() || undefined, true)}
      />
      <div className="builder-checks builder-wide">
        <CheckField
          label="Esconder o título"
          isChecked={heading === ''}
          onChange={(isHidden) => set('heading', isHidden ? '' : undefined)}
        />
        {switchesOf(declaration).map(([name, description]) => (
          <CheckField
            key={name}
            label={description}
            isChecked={attributes[name] === 'true'}
            onChange={(isChecked) => set(name, isChecked ? 'true' : undefined)}
          />
        ))}
      </div>
    </>
  );
}
