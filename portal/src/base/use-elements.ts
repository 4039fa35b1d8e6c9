import { useEffect, useState } from 'react';

/**
 * Registers the tags of a page, imported by `register`, after the page's text has rendered. A
 * failure is thrown to the route's error page, which has a retry button.
 */
export function useElements(register: () => Promise<unknown>): void {
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    register().catch(setFailure);
  }, [register]);
  if (failure) throw failure;
}
