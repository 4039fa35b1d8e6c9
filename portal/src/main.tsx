import './base/server-text';
import { prefetch } from '@observatorio/client';
import { setDefaultApi } from '@observatorio/widgets/api';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { basePath } from './base/base-path';
import { whenFirstPageIsLoaded } from './base/first-page';
import { routes } from './routes';
import { appearance, applyAppearance } from './shell/theme';
import '@observatorio/widgets/tokens.css';
import '@observatorio/widgets/reserve.css';
import './styles/portal.css';
import './styles/print.css';

setDefaultApi(location.origin + basePath);
prefetch(document);

applyAppearance(appearance.get());

const root = document.getElementById('portal');
const router = createBrowserRouter(routes, { basename: basePath || '/' });
if (root) {
  void whenFirstPageIsLoaded(router, root).then(() => {
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
}
