import type { LevelStep } from '@observatorio/domain';
import { linkTarget } from '../behaviour/link-target';
import professionCardsSheet from './profession-cards.css?inline';

export const professionCardsStyles = professionCardsSheet;

/** A link below a profession. */
interface ProfessionLink {
  key: string;
  label: string;
  /** URL of the link. Without one, the label is plain text. */
  href: string | undefined;
}

/** A profession with its figures and links. */
export interface Profession {
  key: string;
  title: string;
  href: string;
  level: LevelStep | undefined;
  sentence: string;
  figures: readonly { name: string; value: string; detail?: string }[];
  links: readonly ProfessionLink[];
}

interface ProfessionCardsProps {
  headingLevel: 2 | 3 | 4 | 5 | 6;
  professions: readonly Profession[];
  /** Heading above the links of each profession. */
  linksTitle: string;
  /** Link to the explanation of the figures. */
  method: { label: string; href: string };
}

/** Cards of professions, each with a sentence, figures and links. */
export function ProfessionCards({
  headingLevel,
  professions,
  linksTitle,
  method,
}: ProfessionCardsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className="professions">
      {professions.map(({ key, title, href, level, sentence, figures, links }) => (
        <li key={key} className="profession">
          <Heading className="profession-title">
            <a href={href} target={linkTarget()}>
              {title}
            </a>
          </Heading>
          {level && (
            <p className="profession-level" data-tone={level.tone}>
              <span className="profession-word">{level.word}</span>
            </p>
          )}
          <p className="profession-sentence">{sentence}</p>
          <dl className="profession-figures">
            {figures.map(({ name, value, detail }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <strong>{value}</strong>
                  {detail && <span className="profession-detail">{detail}</span>}
                </dd>
              </div>
            ))}
          </dl>
          <div className="profession-links">
            <p>{linksTitle}</p>
            <ul aria-label={`${linksTitle}: ${title}`}>
              {links.map((link) => (
                <li key={link.key}>
                  {link.href ? (
                    <a href={link.href} target={linkTarget()}>
                      {link.label}
                    </a>
                  ) : (
                    link.label
                  )}
                </li>
              ))}
            </ul>
          </div>
          <p className="profession-method">
            <a href={method.href} target={linkTarget()}>
              {method.label}
              <span className="visually-hidden">: {title}</span>
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
