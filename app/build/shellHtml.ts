import { localeTags, type Locale } from '../../src/i18n/locale.ts';
import { escapeHtml, paintedFrom } from './pageHtml.ts';
import type { ShellTexts } from './prerender.tsx';

export interface ShellParts {
  /** Vite's built index.html. */
  template: string;
  locale: Locale;
  texts: ShellTexts;
  /** Scripts that this address needs. */
  scripts: readonly string[];
  /** Scripts that only some visitors need: the adapters of their data (app/ports/createPorts.ts). */
  adapters: Readonly<Record<'account' | 'demo', readonly string[]>> | null;
  /** Stylesheet of the page. */
  styles: string;
  /** Stylesheet with the fonts. */
  fonts: string;
  /** Element with the page's messages. */
  messages: string;
  /** Frames shown until the app renders: with an expanded and a collapsed sidebar (app/build/firstFrame.tsx). */
  frames: readonly [expanded: string, collapsed: string] | null;
}

/** Preloads the session, with the mode and credentials of app/ports/http/request.ts. */
const sessionPreload =
  '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/auth/session">';

/** A frame without a sidebar, whose fields accept input at once. */
const formStyles = '<style>[data-first-frame]{display:contents}</style>';

/** Shows the sidebar as stored on this device (index.html), or as useSidebar.ts has it by default; a phone has none. */
const frameStyles =
  '<style>[data-first-frame]{display:contents}' +
  '[data-access=session] [data-first-frame] main,[data-form] main{visibility:hidden}' +
  'html:not([data-sidebar=collapsed]) [data-first-frame=collapsed],' +
  '[data-sidebar=collapsed] [data-first-frame=expanded]{display:none}' +
  '@media(max-width:1099px){html:not([data-sidebar]) [data-first-frame=expanded]{display:none}' +
  'html:not([data-sidebar]) [data-first-frame=collapsed]{display:contents}}</style>';

/** Prevents submitting the form before the app is loaded, which would put its fields into the address. */
function formHtml(markup: string): string {
  const waiting = markup.replace(/<button\b/g, '$& inert');
  return `<div data-first-frame>${waiting.replace('<form', '$& method="dialog"')}</div>`;
}

/**
 * Makes the frame. Its links work at once; controls that need the app are disabled. A form is hidden until the app
 * has restored early input.
 */
function frameHtml([expanded, collapsed]: readonly [expanded: string, collapsed: string]): string {
  const frame = (sidebar: string, markup: string) =>
    `<div data-first-frame="${sidebar}"${/<form\b/.test(markup) ? ' data-form' : ''}>${markup.replace(/<(?:button|input|select|textarea)\b/g, '$& inert')}</div>`;
  return frame('expanded', expanded) + frame('collapsed', collapsed);
}

const adapterHints = (files: readonly string[], audience: string, media: string) =>
  files.map(
    (href) => `<link rel="modulepreload" crossorigin href="${href}" data-for="${audience}"${media} />`,
  );

/**
 * Delays the fonts while the connection loads the app: until then the fallback with equal metrics is shown
 * (src/tokens/fallbackFonts.css). Visitors who have the fonts cached see them at once; app/main.tsx requests them for
 * others.
 */
const lateFonts = (href: string) => [
  `<link rel="stylesheet" id="typeface" media="not all" crossorigin href="${href}" />`,
  "<script>performance.getEntriesByType('navigation')[0]?.type=='navigate'&&!document.referrer.startsWith(location.origin)||(typeface.media='')</script>",
];

/** Makes the app's document for one address, which requests everything the page needs at once. */
export function shellHtml({
  template,
  locale,
  texts,
  scripts,
  adapters,
  styles,
  fonts,
  messages,
  frames,
}: ShellParts): string {
  // Without a sidebar both frames are equal.
  const isForm = frames !== null && frames[0] === frames[1];
  const hints = [
    `<link rel="stylesheet" crossorigin href="${styles}" />`,
    `<meta name="description" content="${escapeHtml(texts.description)}" />`,
    ...scripts
      .filter((href) => !template.includes(href))
      .map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`),
    // The server removes the hints of other visitors (app/server/static/stampInstallation.ts); a static host has no
    // accounts.
    ...adapterHints(adapters?.account ?? [], 'account', ' media="not all"'),
    ...adapterHints(adapters?.demo ?? [], 'demo', ''),
    ...lateFonts(fonts),
    ...(isForm ? [formStyles] : frames ? [paintedFrom('content'), frameStyles, sessionPreload] : []),
  ];
  const drawn = frames && (isForm ? formHtml(frames[0]) : frameHtml(frames));
  const needsScript = escapeHtml(texts.needsScript);
  return template
    .replace(/<html lang="[^"]*">/, `<html lang="${localeTags[locale]}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(texts.title)}</title>`)
    .replace('</head>', `  ${hints.join('\n    ')}\n  </head>`)
    .replace('<div id="root">', (root) => root + (drawn ?? ''))
    .replace(
      '</body>',
      // A function, because a message may contain a dollar sign.
      (end) =>
        `  ${messages}\n    <noscript><style>[data-first-frame]{display:none}</style>${needsScript}</noscript>\n  ${end}`,
    );
}
