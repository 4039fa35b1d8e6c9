import { ResultList, resultListStyles } from '@observatorio/ui';
import { useState } from 'react';
import type { ContentProps, ContentView } from './content-view';

function ResultsContent({
  content: { label, results, first, more },
  headingLevel,
}: ContentProps<'results'>) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? results : results.slice(0, first);
  return (
    <>
      <ResultList
        label={label}
        headingLevel={headingLevel}
        results={shown.map((result) => ({ ...result, isChosen: false }))}
      />
      {shown.length < results.length && (
        <p>
          <button
            type="button"
            className="button plain"
            part="button"
            onClick={() => setOpen(true)}
          >
            {more}
          </button>
        </p>
      )}
    </>
  );
}

/** Shows a list of links, the first ones until the reader asks for all. */
export const resultsView: ContentView<'results'> = {
  Component: ResultsContent,
  styles: [resultListStyles],
};
