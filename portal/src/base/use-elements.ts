import { useEffect, useState } from 'react';

/**
 * Defines the tags of a page, which `register` imports, after the text of the page has rendered.
 * Throws a failure to the route's error page, which offers to retry.
 */
export function useElements(register: () => Promise<unknown>): void {
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    register().catch(setFailure);
  }, [register]);
  if (failure) throw failure;
}
