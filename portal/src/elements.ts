import { useEffect, useState } from 'react';

/**
 * Defines the tags. They come after the page's words, which are read meanwhile; a failure is
 * thrown to the route's error page, which offers to try again.
 */
export function useElements(): void {
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    import('@observatorio/widgets/register').catch(setFailure);
  }, []);
  if (failure) throw failure;
}
