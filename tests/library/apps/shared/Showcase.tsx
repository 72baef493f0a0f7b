'use client';
import { useEffect, useState } from 'react';
import { emptyLoginDraft } from '@meridian/portal/domain/auth/loginRules';
import { BrandProvider } from '@meridian/portal/i18n/BrandProvider';
import { I18nProvider } from '@meridian/portal/i18n/I18nProvider';
import type { Locale } from '@meridian/portal/i18n/locale';
import english from '@meridian/portal/i18n/messages/en';
import russian from '@meridian/portal/i18n/messages/ru';
import { Button } from '@meridian/portal/primitives/Button';
import { Dialog } from '@meridian/portal/primitives/Dialog';
import { LoginScreen } from '@meridian/portal/screens/auth/LoginScreen/LoginScreen';
import { ServerListScreen } from '@meridian/portal/screens/servers/ServerListScreen/ServerListScreen';
import { brand, drawMark } from './brand';
import { german, languages } from './german';
import { actions, view as list } from './serverList';

export const views = ['list', 'form', 'dialog'] as const;
export type View = (typeof views)[number];
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const catalogues = { ru: russian, en: english, de: german };
const nothing = () => undefined;

export interface ShowcaseProps {
  view: View;
  locale: Locale;
  theme: Theme;
}

/** A list, a form or a dialog of the package, in a language and a theme, under another provider's brand. */
export function Showcase({ view, locale, theme }: ShowcaseProps) {
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = locale;
    document.documentElement.dataset['ready'] = view;
  }, [theme, locale, view]);
  return (
    <I18nProvider locale={locale} languages={languages} messages={catalogues[locale]}>
      <BrandProvider brand={brand} drawMark={drawMark}>
        {view === 'list' && (
          <main style={{ padding: '1.5rem' }}>
            <ServerListScreen view={list} {...actions} />
          </main>
        )}
        {view === 'form' && <Login theme={theme} />}
        {view === 'dialog' && <OpenDialog />}
      </BrandProvider>
    </I18nProvider>
  );
}

function Login({ theme }: { theme: Theme }) {
  const [draft, setDraft] = useState(emptyLoginDraft);
  const [isPasswordShown, setPasswordShown] = useState(false);
  return (
    <LoginScreen
      homeHref="/"
      theme={theme}
      onLocaleChange={nothing}
      onThemeChange={nothing}
      view={{
        occasion: 'visit',
        draft,
        problems: {},
        submission: { status: 'idle' },
        refusals: 0,
        registration: 'open',
        isPasswordShown,
        externalSignIn: 'idle',
        providerName: null,
        forgotPasswordHref: '/forgot',
        registerHref: '/register',
        askHref: '/ask-support',
        statusHref: '/status',
      }}
      onDraftChange={(patch) => setDraft((before) => ({ ...before, ...patch }))}
      onPasswordShownChange={setPasswordShown}
      onSubmit={nothing}
      onExternalSignIn={nothing}
    />
  );
}

function OpenDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main style={{ padding: '1.5rem' }}>
      <h1>Nordlicht</h1>
      <Button intent="primary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Question" description="One to answer">
        <p>Text of the dialog.</p>
      </Dialog>
    </main>
  );
}
