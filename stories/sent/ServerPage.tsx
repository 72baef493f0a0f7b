import { useState } from 'react';

interface ServerPageProps {
  /** Page of `tests/visual/serverPages`, without its language: `mail-code`. */
  page: string;
  /** Title of the page, for screen readers. */
  title: string;
  /** Language of the page; that of the toolbar. */
  locale: string;
  /** Colour scheme of the reader; that of the toolbar. */
  theme: string;
}

/** A page made by the server, as large as its content; its theme is that of the toolbar where it has one. */
export function ServerPage({ page, title, locale, theme }: ServerPageProps) {
  const [height, setHeight] = useState(600);
  const language = locale === 'en' ? 'en' : 'ru';
  return (
    <iframe
      key={theme}
      title={title}
      src={`./serverPages/${page}-${language}.html`}
      className="block w-full border-0"
      style={{ height }}
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (contentDocument === null) return;
        const { documentElement } = contentDocument;
        documentElement.style.colorScheme = theme;
        setHeight(documentElement.scrollHeight);
      }}
    />
  );
}
