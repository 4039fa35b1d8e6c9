import { linkTarget } from '../behaviour/link-target';
import { ChoiceLink } from '../frame/choice-link';
import resultListSheet from './result-list.css?inline';

export const resultListStyles = resultListSheet;

/** A search result. */
export interface Result {
  key: string;
  title: string;
  /** URL of the result. Without one, the title is plain text. */
  href: string | undefined;
  /** Handles a plain click. Return false to navigate to `href` instead. */
  onSelect?: (() => boolean) | undefined;
  /** Lines of text below the title. */
  lines: readonly string[];
  tags: readonly string[];
  isChosen: boolean;
}

interface ResultListProps {
  /** Accessible name. */
  label: string;
  headingLevel: 2 | 3 | 4 | 5 | 6;
  results: readonly Result[];
}

/** Short facts about a result. */
export function ResultTags({ tags }: Pick<Result, 'tags'>) {
  return (
    <ul className="result-tags">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}

/** Search results, one below the other; each title is a link. */
export function ResultList({ label, headingLevel, results }: ResultListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className="results" aria-label={label}>
      {results.map(({ key, title, href, onSelect, lines, tags, isChosen }) => (
        <li key={key} className="result" data-chosen={isChosen || undefined}>
          <Heading className="result-title">
            {href ? (
              <ChoiceLink
                href={href}
                onSelect={onSelect}
                isCurrent={isChosen}
                target={linkTarget()}
              >
                {title}
              </ChoiceLink>
            ) : (
              title
            )}
          </Heading>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <ResultTags tags={tags} />
        </li>
      ))}
    </ul>
  );
}
