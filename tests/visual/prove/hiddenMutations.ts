import type { Mutation } from './mutation.ts';

/**
 * Kinds that an auditor thinks of: what shows in one pose, language, theme, width or medium alone, in what is sent rather
 * than shown, or in no picture at all.
 */
export const hiddenMutations: readonly Mutation[] = [
  {
    name: 'a deleted column',
    edits: [
      {
        file: 'src/components/serverColumns.tsx',
        from: "    { ...header('os'), width: 5, room: 'wide', isSecondary: true, cell: ({ os }) => os },\n",
        to: '',
      },
    ],
    look: ['screens-servers-serverlistscreen--default'],
  },
  {
    name: 'a swapped icon',
    edits: [{ file: 'src/primitives/CopyButton.tsx', from: 'idle: <CopyIcon />', to: 'idle: <CheckIcon />' }],
    look: ['primitives-copybutton'],
  },
  {
    name: 'a wrong plural in English',
    edits: [
      {
        file: 'src/i18n/messages/en/servers.json',
        from: 'one {and # more server}',
        to: 'one {and # more servers}',
      },
    ],
    look: ['words-en-servers'],
  },
  {
    name: 'Russian in an English tooltip',
    edits: [
      {
        file: 'src/i18n/messages/en/shell.json',
        from: '"shell.sidebar.expand": "Expand the menu"',
        to: '"shell.sidebar.expand": "Развернуть меню"',
      },
    ],
    look: ['kit-overpages--tooltip-open'],
    seen: /-en/,
  },
  {
    name: 'a focus ring gone',
    edits: [
      {
        file: 'src/primitives/Chip.tsx',
        from: '"inline-flex min-h-7',
        to: '"outline-none inline-flex min-h-7',
      },
    ],
    look: ['primitives-chip'],
    seen: /\.pressed/,
  },
  {
    name: 'an icon 1 px lower',
    edits: [
      {
        file: 'src/components/StatCard.tsx',
        from: 'className="max-sm:hidden">{icon}',
        to: 'className="relative top-px max-sm:hidden">{icon}',
      },
    ],
    look: ['components-statcard'],
  },
  {
    name: 'a colour in the dark only',
    edits: [
      {
        file: 'src/tokens/tokens.css',
        from: '--color-info: light-dark(oklch(0.58 0.125 236), oklch(0.73',
        to: '--color-info: light-dark(oklch(0.58 0.125 236), oklch(0.71',
      },
    ],
    look: ['primitives-badge'],
    seen: /dark/,
  },
  {
    name: 'a line of a primitive in the dark on a wide screen only',
    edits: [
      {
        file: 'src/primitives/Chip.tsx',
        from: 'rounded-full border border-border-strong',
        to: 'rounded-full border border-border-strong lg:border-[color:light-dark(var(--color-border-strong),var(--color-text))]',
      },
    ],
    look: ['primitives-chip'],
    seen: /1280-ru\.(?:\w+-)?dark|dark-1280/,
  },
  {
    // On a phone alone, where the last column of the matrix lies beyond two windows.
    name: 'a look in the last column of a wide matrix',
    edits: [
      {
        file: 'src/primitives/Button.tsx',
        from: "{ shape: 'iconOnly', size: 'md', class: 'w-control' },",
        to: "{ shape: 'iconOnly', size: 'md', class: 'w-control' }, { shape: 'iconOnly', intent: 'danger', class: 'max-sm:opacity-60' },",
      },
    ],
    look: ['primitives-button--variants'],
    seen: /-375-.*\.tile-3$/,
  },
  {
    name: 'no border in forced colours',
    edits: [
      { file: 'src/primitives/Badge.tsx', from: 'font-medium forced-colors:border', to: 'font-medium' },
    ],
    look: ['primitives-badge'],
    seen: /\.contrast/,
  },
  {
    name: 'something disabled that looks enabled',
    edits: [
      {
        file: 'src/primitives/Switch.tsx',
        from: 'disabled:cursor-not-allowed disabled:opacity-55',
        to: 'disabled:cursor-not-allowed',
      },
    ],
    look: ['primitives-switch'],
  },
  {
    name: 'a top bar that no longer sticks',
    edits: [
      {
        file: 'src/patterns/appShell/TopBar.tsx',
        from: 'sticky top-(--offline-height) z-30',
        to: 'relative z-30',
      },
    ],
    look: ['kit-overpages--notice'],
    // Tall pages are pictured in tiles, for which they are scrolled as well.
    seen: /\.(?:scrolled|tile)/,
  },
  {
    name: 'a top bar that sticks in a low window',
    edits: [
      { file: 'src/patterns/appShell/TopBar.tsx', from: 'print:hidden short:static', to: 'print:hidden' },
    ],
    look: ['kit-overpages--notice'],
    seen: /\.low/,
  },
  {
    name: 'buttons on paper',
    edits: [
      {
        file: 'src/patterns/OutcomePage.tsx',
        from: 'flex flex-wrap gap-2 print:hidden',
        to: 'flex flex-wrap gap-2',
      },
    ],
    look: ['patterns-outcomepage'],
    seen: /\.print/,
  },
  {
    name: 'a link of a mail that leads elsewhere',
    edits: [{ file: 'app/server/mail/mailHtml.ts', from: '<a href="${address}">', to: '<a href="#">' }],
    look: ['papers-mail-access'],
    seen: /\.unseen/,
  },
  {
    name: 'a link of a page that leads elsewhere',
    edits: [
      {
        file: 'src/screens/notFound/NotFoundScreen/NotFoundScreen.tsx',
        from: 'href={view.homeHref}',
        to: 'href={`${view.homeHref}#`}',
      },
    ],
    look: ['screens-notfound'],
    seen: /\.unseen/,
  },
  {
    name: 'a long text that is cut',
    edits: [
      {
        file: 'src/primitives/Callout.tsx',
        from: 'className="min-w-0 flex-1"',
        to: 'className="min-w-0 flex-1 truncate"',
      },
    ],
    look: ['primitives-callout--long-content'],
  },
  {
    name: 'a margin on the wrong side from right to left',
    edits: [{ file: 'src/components/UsageBar.tsx', from: 'ml-2 text-sm', to: 'ms-2 text-sm' }],
    look: ['components-usagebar'],
    seen: /\.rtl/,
  },
  {
    name: 'a target too small for a finger',
    edits: [{ file: 'src/primitives/Chip.tsx', from: ' pointer-coarse:min-h-11', to: '' }],
    look: ['primitives-chip'],
    seen: /-375-/,
  },
  {
    name: 'another breakpoint',
    edits: [
      {
        file: 'src/patterns/DocumentPage.tsx',
        from: 'className="max-lg:hidden print:hidden"',
        to: 'className="max-xl:hidden print:hidden"',
      },
    ],
    look: ['patterns-documentpage'],
    seen: /\.laptop/,
  },
  {
    name: 'words on the narrowest phone',
    edits: [
      { file: 'src/screens/landing/LandingScreen/LandingPlans.tsx', from: ' max-[22.5rem]:hidden', to: '' },
    ],
    look: ['screens-landing-landingscreen--default'],
    seen: /\.narrow/,
  },
  {
    name: 'a name for assistive technology alone',
    edits: [
      {
        file: 'src/primitives/Chip.tsx',
        from: "      aria-label={t('list.removeFilter', { filter: text })}\n",
        to: '',
      },
    ],
    look: ['primitives-chip'],
    seen: /\.unseen/,
  },
  {
    name: 'a cursor',
    edits: [
      {
        file: 'src/primitives/Switch.tsx',
        from: 'disabled:cursor-not-allowed disabled:opacity-55',
        to: 'disabled:opacity-55',
      },
    ],
    look: ['primitives-switch'],
    seen: /\.unseen/,
  },
  {
    name: 'a slow transition',
    edits: [
      {
        file: 'src/primitives/Switch.tsx',
        from: 'bg-sunken transition-colors duration-150',
        to: 'bg-sunken transition-colors duration-700',
      },
    ],
    look: ['primitives-switch'],
    seen: /\.unseen/,
  },
  {
    name: 'a spinner that stands still',
    edits: [{ file: 'src/primitives/Spinner.tsx', from: 'size-4 animate-spin', to: 'size-4' }],
    look: ['primitives-spinner'],
    seen: /\.motion/,
  },
  {
    name: 'a movement that a script never ends',
    edits: [
      {
        file: 'src/primitives/Skeleton.tsx',
        from: '      aria-hidden="true"\n',
        to: '      aria-hidden="true"\n      ref={(element) => void element?.animate({ opacity: [1, 0.9] }, { duration: 900, iterations: Infinity })}\n',
      },
    ],
    look: ['primitives-skeleton'],
    seen: /\.failed$/,
  },
  {
    name: 'a shadow gone',
    edits: [{ file: 'src/primitives/TooltipPopup.tsx', from: 'text-canvas shadow-float', to: 'text-canvas' }],
    look: ['primitives-tooltip'],
  },
  {
    name: 'a dashed line',
    edits: [
      { file: 'src/components/LineChart.tsx', from: '[stroke-dasharray:5_4]', to: '[stroke-dasharray:5_3]' },
    ],
    look: ['components-linechart'],
  },
  {
    name: 'what a static page says to search engines',
    edits: [
      {
        file: 'app/build/pageHtml.ts',
        from: 'name="description" content="${escapeHtml(description)}"',
        to: 'name="description" content=""',
      },
    ],
    look: ['papers-page'],
    seen: /\.unseen/,
  },
  {
    name: 'the pseudo-language',
    edits: [
      {
        file: '.storybook/pseudoLanguage.ts',
        from: '/[aeiou]/i.test(letter) ? 2 : 1',
        to: '/[aeiou]/i.test(letter) ? 3 : 1',
      },
    ],
    look: ['screens-notfound', 'patterns-statuspage'],
    seen: /pseudo/,
  },
  {
    name: 'a story that hides from the pictures',
    edits: [
      {
        file: 'stories/primitives/Chip.stories.tsx',
        from: 'export const LongContent: Story = {',
        to: 'export const LongContent: Story = { tags: ["!visual"],',
      },
    ],
    look: ['primitives-chip--long-content'],
    seen: /removed/,
  },
  {
    name: 'a sum on a PDF',
    edits: [
      {
        file: 'src/domain/papers/paper.ts',
        from: 'sumMoney(lines.map((line) => line.amount))',
        to: 'sumMoney(lines.slice(1).map((line) => line.amount))',
      },
    ],
    look: ['papers-pdf'],
  },
  {
    name: 'a line on a PDF',
    edits: [{ file: 'app/server/pdf/sheet.ts', from: 'lineWidth(weight)', to: 'lineWidth(weight * 2)' }],
    look: ['papers-pdf'],
  },
];
