import { fresh, stable, type Guideline } from './guideline.ts';

/** The list and its parts. */
export const lists = {
  'patterns/listKit/ListScreen': {
    status: stable,
    use: 'For any list of the portal: it states its columns, filter and row actions, and has search, chips, states and cards.',
    avoid: 'Fewer than about ten things that nobody searches are a plain list in their page.',
    anatomy: [
      'ListPage with title and main action',
      'Search, filter, actions',
      'Chips',
      'DataGrid, or its replacement',
      'Count and totals',
    ],
    keyboard: {
      native: ['button', 'select'],
      own: [
        { keys: ['{ArrowRight}', '{ArrowLeft}'], does: 'From cell to cell of the grid', story: 'Middle' },
      ],
    },
    accessibility:
      'Its own width decides between table and cards. Empty and no matches are distinct states, each with its own next step.',
    words:
      'The title names the things in the plural; chips name field and value; the count is a sentence with its plural.',
  },
  'patterns/listKit/ListPage': {
    status: stable,
    use: 'As the shape of a list’s page when the ListScreen’s grid is not what is needed inside of it.',
    avoid: 'A list with rows of the usual kind takes the ListScreen, which fills this page’s slots.',
    anatomy: ['Title, state and main action', 'Figures', 'Toolbar', 'Panel', 'Chips', 'Grid', 'Footer'],
    keyboard: {},
    accessibility: 'Limits the grid’s height for a sticky header, and announces loading in words.',
    words: 'The main action names what it makes: ‘Order a server’.',
  },
  'patterns/listKit/ListSearch': {
    status: stable,
    use: 'As the first thing in a list’s toolbar.',
    avoid: 'Above anything but a list, it is a SearchField with words of its own.',
    anatomy: ['A SearchField that shrinks with the list'],
    keyboard: { native: ['text'] },
    accessibility: 'Leaves the shortcut out of sight where there is no keyboard to speak of; the name stays.',
    words: 'Its placeholder is the same on every list and names the shortcut.',
  },
  'patterns/listKit/FilterButton': {
    status: stable,
    use: 'To open and close a list’s filter, beside its search.',
    avoid: 'A single condition can be a field in the toolbar.',
    anatomy: ['Icon', 'Word', 'How many conditions are in force'],
    keyboard: { native: ['button'] },
    accessibility:
      'Tells whether the panel is open and which one it is; above cards it is an icon with the same name.',
    words:
      'The number is part of the name (‘Filter, 2 conditions’): a closed panel hides why the list is short.',
  },
  'patterns/listKit/ListCount': {
    status: stable,
    use: 'In a list’s footer: how many rows, what of them is selected, and their sum.',
    avoid: 'A list with totals of its own passes its footer to ListScreen.',
    anatomy: ['Count', 'Selection', 'Sum'],
    keyboard: {},
    accessibility: 'Plain text, in the order it is spoken: ‘2 of 12 servers, 3,154.00 RUB’.',
    words: 'Right plurals; the sum of what is selected takes the place of the sum of all.',
  },
  'patterns/listKit/BulkActionDialog': {
    status: fresh,
    use: 'Before an act on all that a long list has: what will happen, how far it is, and the rows it could not change.',
    avoid: 'For a few loaded rows, an AlertDialog asks by name.',
    anatomy: ['The question', 'How far it is', 'The way to stop it', 'Rows that stay as they are'],
    keyboard: {
      native: ['button'],
      own: [{ keys: ['{Escape}'], does: 'Stops what is running, otherwise closes it', story: 'Default' }],
    },
    accessibility: 'A progress bar with its numbers as text; a failure is announced.',
    words: 'The act by its name on the button; how many rows, in figures.',
  },
  'patterns/listKit/LoadMore': {
    status: fresh,
    use: 'ListScreen shows it in the footer while rows follow those that are loaded.',
    avoid: 'A list that is here as a whole has nothing to load.',
    anatomy: ['The button for more', 'That it is loading, or that it failed'],
    keyboard: { native: ['button'] },
    accessibility:
      'Scrolling loads the next rows too; the button is the way for keyboards and after a failure.',
    words: 'What the press does, and nothing about pages.',
  },
  'patterns/listKit/SelectionBar': {
    status: stable,
    use: 'Below cards while some are selected: all of them, and what can be done with them.',
    avoid: 'Beside a table the toolbar has these acts already.',
    anatomy: ['Select all', 'What is selected', 'Acts, their icons above their words'],
    keyboard: { native: ['checkbox'] },
    accessibility:
      'Comes and goes with the selection, in sight at the foot of the window; targets are at least 44 px.',
    words: 'Actions are one verb each: the object is next to them, and there is no room for more.',
  },
  'patterns/listKit/EmptyTable': {
    status: stable,
    use: 'Where an empty list has to show the heads of its columns, as the specification’s do.',
    avoid: 'Any other empty list is an EmptyState without heads.',
    anatomy: ['Headers', 'Replacement of the rows'],
    keyboard: {},
    accessibility:
      'A table with a name and one cell over its whole width; without room for a table there are no heads.',
    words: 'The heads of the full list, and the sentence of its EmptyState.',
  },
} satisfies Readonly<Record<string, Guideline>>;
