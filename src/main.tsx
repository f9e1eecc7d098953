// Mounts the app.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadConfig } from '#src/app/context/config.ts'
import { startPreferences } from '#src/model/account/follow-preferences.ts'
import { App } from './app/app.tsx'
import { swallowStrayDrops } from './app/stray-drops.ts'
import { startTheme } from './theme/start-theme.ts'

startTheme()
swallowStrayDrops()
void loadConfig()
if (import.meta.env.PROD)
  void import('./app/service-worker.ts').then(
    ({ registerServiceWorker }) => registerServiceWorker(),
    (error: unknown) => console.warn('There is no service worker:', error),
  )
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
void startPreferences().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
