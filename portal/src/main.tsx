import { setDefaultApi } from '@observatorio/widgets/api';
import { tokens } from '@observatorio/widgets/tokens';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { basePath } from './base/base-path';
import { router } from './routes';
import { appearance, applyAppearance } from './shell/theme';
import '@observatorio/widgets/reserve.css';
import './styles/portal.css';
import './styles/print.css';

const sheet = new CSSStyleSheet();
sheet.replaceSync(tokens);
document.adoptedStyleSheets.push(sheet);

setDefaultApi(location.origin + basePath);

applyAppearance(appearance.get());

const root = document.getElementById('portal');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
