import { useId } from 'react';
import { changeLanguage, type Language, languages, readLanguage } from './language';

interface LanguageSelectProps {
  label: string;
}

/** Selects the language of the template's UI strings. A change reloads the page. */
export function LanguageSelect({ label }: LanguageSelectProps) {
  const id = useId();
  return (
    <div className="language-select">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        defaultValue={readLanguage()}
        onChange={(event) => changeLanguage(event.currentTarget.value as Language)}
      >
        {Object.entries(languages).map(([language, name]) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
