import type { Declaration } from '@observatorio/widgets';
import { Select, themes } from '@observatorio/widgets/builder';
import { useId } from 'react';
import { type BuilderState, choosableProps, type StateChange } from './builder-state';
import { accentContrast, type Look, lookRules, MIN_CONTRAST, radii, themeOf } from './look';
import { BuilderInput } from './text-input';

type Attributes = BuilderState['attributes'];

interface LookFieldsProps {
  state: BuilderState;
  onChange: StateChange;
}

const themeOptions = [
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

interface AccentFieldProps {
  /** Default: the theme's own. */
  color: string | undefined;
  theme: 'light' | 'dark';
  onChange: (color: string | undefined) => void;
}

/** A field for the main colour, with its contrast against the background of the card. */
function AccentField({ color, theme, onChange }: AccentFieldProps) {
  const id = useId();
  const value = (color ?? themes[theme].primary).toLowerCase();
  const found = Math.floor(accentContrast(value, theme) * 10) / 10;
  const ratio = found.toLocaleString('pt-BR');
  return (
    <div className="field">
      <label htmlFor={id}>Cor principal</label>
      <input
        id={id}
        type="color"
        className="control builder-color"
        aria-describedby={`${id}-contraste`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <output id={`${id}-contraste`} className="builder-hint">
        {found >= MIN_CONTRAST
          ? `Contraste com o cartão: ${ratio}:1, suficiente.`
          : `Contraste com o cartão: ${ratio}:1, pouco. Textos pedem 4,5:1.`}
      </output>
      {color && (
        <button type="button" className="link-button" onClick={() => onChange(undefined)}>
          Voltar à do Observatório
        </button>
      )}
    </div>
  );
}

/** Returns the element's own boolean properties. */
const switchesOf = (declaration: Declaration): [name: string, description: string][] =>
  Object.entries(choosableProps(declaration)).flatMap(([name, { type, description }]) =>
    type === 'boolean' ? [[name, description]] : [],
  );

/** Fields for the element's theme, title, group and boolean properties. */
export function LookFields({
  state: { declaration, attributes, look },
  onChange,
}: LookFieldsProps) {
  const { heading, group, theme, headingLevel } = attributes;
  const set = (name: string, value: string | undefined, isTyped = false) =>
    onChange((latest) => ({ attributes: withValue(latest.attributes, name, value) }), isTyped);
  const setLook = (name: keyof Look, value: string | undefined) =>
    onChange((latest) => ({ look: withValue(latest.look, name, value) }), true);
  return (
    <>
      <Select
        label="Cores"
        options={themeOptions}
        value={theme ?? ''}
        allLabel="Como o site ou o aparelho"
        onChange={(value) => set('theme', value || undefined)}
      />
      <AccentField
        color={look.cor}
        theme={themeOf(theme)}
        onChange={(color) => setLook('cor', color)}
      />
      <BuilderInput
        label="Fonte"
        value={look.fonte ?? ''}
        placeholder="Por exemplo: Rawline, sans-serif"
        hint="A página carrega a fonte; o elemento só a usa."
        maxLength={100}
        onChange={(text) =>
          setLook('fonte', lookRules.fonte.accepts(text.trim()) ? text.trim() : undefined)
        }
      />
      <Select
        label="Cantos"
        options={Object.entries(radii).map(([value, label]) => ({ value, label }))}
        value={look.raio ?? ''}
        allLabel="Redondos (8 px)"
        onChange={(value) => setLook('raio', value || undefined)}
      />
      <p className="builder-hint builder-wide">
        A cor, a fonte e os cantos vão no código para página e para npm, em propriedades de CSS; o
        iframe e a imagem ficam com os do Observatório.
      </p>
      <BuilderInput
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
      <BuilderInput
        label="Grupo"
        value={group ?? ''}
        placeholder="Por exemplo: empregos"
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
