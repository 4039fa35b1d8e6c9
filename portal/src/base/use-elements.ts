import { useEffect, useState } from 'react';

/**
 * Defines the tags of a page: `register` imports them. They come after the page's words, which are
 * read meanwhile; a failure is thrown to the route's error page, which offers to try again.
 */
export function useElements(register: () => Promise<unknown>): void {
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    register().catch(setFailure);
  }, [register]);
  if (failure) throw failure;
}
