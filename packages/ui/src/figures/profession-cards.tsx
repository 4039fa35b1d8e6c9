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

/** A named figure of a profession, or a text about it. */
interface ProfessionFigure {
  name: string;
  value?: string;
  detail?: string;
}

/** A profession with its figures and links. */
export interface Profession {
  key: string;
  title: string;
  href: string;
  level: LevelStep | undefined;
  sentence: string;
  figures: readonly ProfessionFigure[];
  /** Figures shown on demand. */
  more: readonly ProfessionFigure[];
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

const Figures = ({ figures }: { figures: readonly ProfessionFigure[] }) => (
  <dl className="profession-figures">
    {figures.map(({ name, value, detail }) => (
      <div key={name}>
        <dt>{name}</dt>
        {value && <dd className="profession-value">{value}</dd>}
        {detail && <dd>{detail}</dd>}
      </div>
    ))}
  </dl>
);

/** Cards of professions, each with a sentence, figures and links. */
export function ProfessionCards({
  headingLevel,
  professions,
  linksTitle,
  method,
}: ProfessionCardsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <ul className="professions">
        {professions.map(({ key, title, href, level, sentence, figures, more, links }) => (
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
            <Figures figures={figures} />
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
            <details className="profession-more">
              <summary>
                Mais números<span className="visually-hidden">: {title}</span>
              </summary>
              <Figures figures={more} />
            </details>
          </li>
        ))}
      </ul>
      <p className="profession-method">
        <a href={method.href} target={linkTarget()}>
          {method.label}
        </a>
      </p>
    </>
  );
}
