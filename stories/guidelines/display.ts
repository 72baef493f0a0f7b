import { fresh, stable, type Guideline } from './guideline.ts';

/** Guidelines for components that show content or hold it together. */
export const display = {
  'primitives/Badge': {
    status: stable,
    use: 'For the state of a thing, in one word: Active, Suspended, Paid.',
    avoid: 'A number of things is a count. Something to press is a Chip. Praise and news are no state.',
    anatomy: ['A dot in the state’s colour', 'The word'],
    keyboard: {},
    accessibility:
      'Colour is never alone: the word says it. Five tones mean the same everywhere, so the tone is chosen by meaning.',
    words: 'An adjective or a participle from the catalogue of states, never a sentence, never in capitals.',
  },
  'primitives/BrandMark': {
    status: stable,
    use: 'Wherever the provider shows itself: top bars, sign-in, documents.',
    avoid: 'It is no icon of a section, and does not decorate empty space.',
    anatomy: ['The mark, as the app’s brand draws it'],
    keyboard: {},
    accessibility: 'Decorative: the provider’s name is next to it, or labels the link around it.',
    words: 'It has none. The name comes from the brand and is written as the provider writes it.',
  },
  'primitives/Callout': {
    status: stable,
    use: 'For a note about its surroundings: the cost of a change, or a price that is no longer available.',
    avoid: 'Messages that appear suddenly need a FormError or a Toast: a new callout is not announced.',
    anatomy: ['Icon of its tone', 'A sentence or two, with a link where there is a way on'],
    keyboard: {},
    accessibility:
      'Plain text in the order of reading, before what it is about. The icon only repeats the tone.',
    words: 'The fact first, then what to do. No ‘Attention!’ and no exclamation mark.',
  },
  'primitives/QrCode': {
    status: fresh,
    use: 'For a text that another device reads by its camera: the key of an authenticator app.',
    avoid: 'On a phone alone nothing can scan it: show the same text beside it, with a way to copy it.',
    anatomy: ['Dark modules on a light square, in every theme', 'An empty border of four modules'],
    keyboard: {},
    accessibility:
      'An image with a name that says what the code is for. The text beside it is the alternative.',
    words: 'The name says what is scanned: ‘QR code of the key’.',
  },
  'primitives/Skeleton': {
    status: stable,
    use: 'In the place of what is on its way and has a known shape: rows, cards, a form.',
    avoid: 'An act on its way is a pending Button. A wait without a shape is words.',
    anatomy: ['Grey boxes with the geometry of what will come'],
    keyboard: {},
    accessibility:
      'Hidden itself; the page around it is busy and says so in words. It comes after 150 ms, so a quick answer never flashes.',
    words: 'None of its own. The page’s says what is loading: ‘Loading servers’.',
  },
  'primitives/Spinner': {
    status: stable,
    use: 'Beside words that say what is going on, where nothing is known of its end: inside of a pending button.',
    avoid: 'A page that is loading shows a Skeleton.',
    anatomy: ['A turning arc in the text’s colour'],
    keyboard: {},
    accessibility:
      'Not announced. With reduced motion it does not move, and the text describes the activity.',
    words: 'Those beside it: a verb in progress with an ellipsis.',
  },
  'primitives/Steps': {
    status: stable,
    use: 'For where one is on a way of two to six pages: ordering, paying, changing a tariff.',
    avoid: 'Tabs and sections of one page are no steps: these have an order that cannot be changed.',
    anatomy: ['Numbers, ticked once done', 'Titles, where there is room', 'The current one'],
    keyboard: { native: ['link'] },
    accessibility:
      'A named navigation; aria-current marks the current step. Completed steps may be links back, and nothing is lost by following them.',
    words: 'Nouns of one or two words: ‘Method’, ‘Payer’, ‘Confirmation’.',
  },
  'primitives/FocusHeading': {
    status: stable,
    use: 'For the heading of what has come in the place of something else without a new page: a step, an outcome.',
    avoid: 'A heading that was there from the beginning is a plain h2.',
    anatomy: ['The heading'],
    keyboard: {},
    accessibility:
      'Takes the focus when what it heads changes, so that it is read and the keyboard goes on from here; it is no tab stop.',
    words: 'The same as the step’s title, so that one knows one has come where one wanted to.',
  },
  'primitives/FocusKeeper': {
    status: fresh,
    use: 'Around a page where pressing something may take it away: chips, rows, Delete.',
    avoid: 'Inside of dialogs: they keep the focus themselves.',
    anatomy: ['A section around the page’s content'],
    keyboard: {
      own: [
        { keys: ['{Enter}'], does: 'What was pressed may go; the focus stays near it', story: 'HolderGone' },
      ],
    },
    accessibility:
      'Without it the browser would begin at the top of the document again. Patterns of the shell have it already.',
    words: 'It shows none; a name for the section comes from the page.',
  },
  'primitives/PrintSheet': {
    status: stable,
    use: 'For a printed document that differs from its page: an invoice, a list of payments.',
    avoid: 'A page that prints well needs none. A document that is sent is a PDF from the server.',
    anatomy: ['The sheet: hidden on the screen, the only content in print'],
    keyboard: {},
    accessibility: 'Black on white in either theme. Its table has heads that are repeated on every page.',
    words: 'As on a document: full names, dates and sums, no links and no buttons.',
  },
  'primitives/VisuallyHidden': {
    status: stable,
    use: 'For words that the eye does not need because it sees them otherwise: the head of a column of icons.',
    avoid:
      'Whatever helps one reader mostly helps all: show it first, hide it last. The name of a control is its label.',
    anatomy: ['The words'],
    keyboard: {},
    accessibility: 'Read in its place in the text. Nothing that takes the focus belongs inside.',
    words: 'Whole words with the punctuation that the ear needs, from the catalogue as any other text.',
  },
  'primitives/DataGrid': {
    status: stable,
    use: 'For things that are compared, sorted, selected and acted upon, from one to 100 000 of them.',
    avoid:
      'Facts about one thing are a list of terms. Numbers over time are a chart with its table. A whole page of a list is a ListScreen.',
    anatomy: [
      'Select all',
      'Heads, which sort',
      'Rows: selection, cells, menu',
      'Cards instead, where its box is narrow',
    ],
    keyboard: {
      native: ['checkbox', 'button'],
      own: [
        {
          keys: ['{ArrowDown}', '{ArrowRight}'],
          does: 'From cell to cell, up into the heads',
          story: 'Keyboard',
        },
        { keys: ['{Home}', '{End}'], does: 'The first and the last cell of the row', story: 'Keyboard' },
        {
          keys: ['{Control>}{Home}', '{Control>}{End}'],
          does: 'The first and the last row',
          story: 'Keyboard',
        },
        { keys: ['{PageUp}'], does: 'A screenful of rows', story: 'Virtual10k' },
        { keys: [' '], does: 'Selects the row', story: 'Keyboard' },
        { keys: ['{Shift>} '], does: 'Selects all rows from the last one to this', story: 'Keyboard' },
        { keys: ['{Control>}[KeyA]'], does: 'Selects all', story: 'Keyboard' },
      ],
    },
    accessibility:
      'One tab stop that remembers its place. Title cells name the rows, sorted headers are marked, and a long list exposes its row count although few rows are rendered.',
    words:
      'Headers are nouns of one or two words; figures are right-aligned with the same number of digits; truncated text is complete in a tooltip.',
  },
} satisfies Readonly<Record<string, Guideline>>;
