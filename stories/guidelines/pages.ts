import { stable, type Guideline } from './guideline.ts';

/** Layouts of whole pages, and replacements of their content. */
export const pages = {
  'patterns/AppShell': {
    status: stable,
    use: 'Around every page of a customer: navigation, breadcrumb, balance, notices, cart, account.',
    avoid:
      'Sign-in, legal texts and the landing page have shapes of their own; administrators have the AdminShell.',
    anatomy: [
      'Link to the content',
      'Strips: demonstration, viewed by an administrator',
      'Sidebar, or the drawer on a phone',
      'Top bar',
      'Content',
    ],
    keyboard: {
      native: ['link', 'button'],
      own: [
        { keys: ['Tab'], does: 'First of all: the link past the navigation', story: 'SkipLink' },
        { keys: ['{Enter}'], does: 'On a folded category: opens its pages beside it', story: 'Collapsed' },
        { keys: ['{Escape}'], does: 'Closes that menu, or the drawer', story: 'Collapsed' },
      ],
    },
    accessibility:
      'Banner, navigation and main are landmarks; the current page is marked. The content takes focus after navigation.',
    words:
      'Sections are called as the pages’ own headings. A badge counts exactly what the page behind it lists.',
  },
  'patterns/ActingStrip': {
    status: stable,
    use: 'Above a customer’s pages, while the session acts for the account of a colleague.',
    avoid: 'An administrator who looks as a customer has the strip of the AppShell.',
    anatomy: ['Icon', 'Account and role', 'Button back to one’s own account'],
    keyboard: { native: ['button'], own: [] },
    accessibility: 'A region with a name of its own, before the content.',
    words: 'The owner’s own name, and the role as the page of colleagues calls it.',
  },
  'patterns/IncidentStrip': {
    status: stable,
    use: 'Above a customer’s pages, while the provider has announced an incident, planned work or news.',
    avoid: 'What concerns one page, or one thing on it, is a Callout there.',
    anatomy: ['Icon and title', 'Link to the public page', 'Hide, for news only'],
    keyboard: { native: ['link', 'button'], own: [] },
    accessibility: 'A region with a name of its own. Links and buttons name the incident.',
    words: 'The provider’s own title, in the reader’s language.',
  },
  'patterns/AdminShell': {
    status: stable,
    use: 'Around the pages of the admin area: the frame of the AppShell with the administrator’s sections.',
    avoid:
      'Nothing of a customer’s own (cart, balance) belongs here; an administrator who looks as a customer does so in the AppShell.',
    anatomy: ['Sidebar', 'Header with the administrator', 'Content'],
    keyboard: { native: ['link', 'button'] },
    accessibility:
      'The same landmarks in the same order as for customers, so that those who know one know the other.',
    words: 'Sections name the things that are administered: ‘Users’, ‘Payments’.',
  },
  'patterns/AuthPage': {
    status: stable,
    use: 'For signing in, registering and getting a password back: one column of 400 px with one thing to do.',
    avoid: 'A form inside of the account is a DetailPage or a SummaryPage.',
    anatomy: [
      'Preferences',
      'Mark',
      'Title',
      'A sentence',
      'The form',
      'Where else one might have wanted to go',
    ],
    keyboard: { native: ['link', 'select'] },
    accessibility:
      'A step that replaces another on the same page gives the focus to its title. The page works before its script has come.',
    words: 'The title is the act: ‘Sign in’. Links below begin with the situation: ‘No account yet?’',
  },
  'patterns/CatalogPage': {
    status: stable,
    use: 'For things on sale, as cards or in a table, with what narrows them down.',
    avoid: 'What somebody owns already is a ListScreen.',
    anatomy: [
      'Title with the count',
      'What decides what is shown',
      'What to know before choosing',
      'Cards',
      'What has been picked out, at the foot',
    ],
    keyboard: {},
    accessibility:
      'Selected items stay visible without covering the focused element. Loading is announced in words.',
    words: 'Cards say what is the same in all of them in the same order; the price is the largest.',
  },
  'patterns/DetailPage': {
    status: stable,
    use: 'For one thing with everything about it, or the form that makes one: a server, an order, a ticket.',
    avoid: 'Choices with a sum are a SummaryPage, a way of several steps a WizardPage.',
    anatomy: [
      'Name and state',
      'What can be done with it',
      'A remark on the whole',
      'Facts beside the content',
      'Content',
    ],
    keyboard: {},
    accessibility:
      'The name is the h1, the state belongs to it. Facts come before the content in reading where there is no room beside it.',
    words: 'The title is the thing’s own name, without its kind: the breadcrumb has said it.',
  },
  'patterns/DocumentPage': {
    status: stable,
    use: 'For a long text to read: terms, rules, privacy.',
    avoid: 'A printed document with figures for one payer is a PrintSheet.',
    anatomy: ['Bar with the mark', 'Title and version', 'Table of contents', 'Sections', 'Other documents'],
    keyboard: { native: ['link'] },
    accessibility:
      'A measure of 68 letters, real headings, and no script at all. In print only the text is left.',
    words: 'The provider’s lawyers’. A translation says that it is one, and which text holds.',
  },
  'patterns/OutcomePage': {
    status: stable,
    use: 'For how something ended: paid, on its way, refused; also when one comes back to it later.',
    avoid: 'What ends without leaving its page is a Toast.',
    anatomy: [
      'Mark of its tone',
      'Title',
      'What it means',
      'What is worth keeping',
      'Ways on, the likeliest first',
    ],
    keyboard: {},
    accessibility:
      'When it has come in the place of a form, the title has the focus. It prints without the ways on.',
    words: 'The title is a fact (‘Payment received’); the sentence says what happens next and by when.',
  },
  'patterns/OverviewPage': {
    status: stable,
    use: 'For an overview: figures on top, panels below.',
    avoid: 'What one works through row by row is a ListScreen. One thing’s figures belong on its DetailPage.',
    anatomy: ['Title', 'Figures, a card each', 'Panels, the first of which is the wider'],
    keyboard: {},
    accessibility: 'The figures are a list with a name. Each panel has a heading, each chart its table.',
    words: 'Cards name what is counted, and over which time. No figure without its unit.',
  },
  'patterns/PublicPage': {
    status: stable,
    use: 'For visitors: one message with its picture, sections, a footer.',
    avoid: 'Whoever is signed in and works has the AppShell; a text to read is a DocumentPage.',
    anatomy: ['Bar', 'Message with two actions', 'Picture', 'Sections', 'Footer'],
    keyboard: {},
    accessibility:
      'Without a script everything can be read and followed. The picture beside the message is decoration.',
    words: 'Sentences with facts. The two actions are visible without scrolling on the smallest phone.',
  },
  'patterns/StatusPage': {
    status: stable,
    use: 'For a page that is one message: not found, no access.',
    avoid: 'Content that could not be read is an ErrorState in its page.',
    anatomy: ['The number, large and quiet', 'What happened', 'What to do', 'The way on'],
    keyboard: {},
    accessibility: 'The message is the h1. In the shell it leaves landmarks and brand to it.',
    words: 'What happened without blame, and one place to go to.',
  },
  'patterns/SummaryPage': {
    status: stable,
    use: 'For choices with what they come to beside them: configuring an order, renewing, editing a server.',
    avoid: 'A form whose sum does not change is a DetailPage; several steps are a WizardPage.',
    anatomy: [
      'Title and the way back',
      'What has to be known first',
      'Choices',
      'Summary: a column, or a bar at the bottom',
    ],
    keyboard: { native: ['link'] },
    accessibility: 'The summary is a region with a name. What has the focus is kept clear of the bar.',
    words:
      'The summary’s button says what it does with the sum: ‘To the cart’. The next page shows the same sum.',
  },
  'patterns/SummarySkeleton': {
    status: stable,
    use: 'While a SummaryPage is on its way: sections and summary in the geometry of the real ones.',
    avoid: 'Another page’s skeleton is made of Skeletons in that page’s own geometry.',
    anatomy: ['Sections of fields', 'Column or bar of the summary'],
    keyboard: {},
    accessibility: 'Not announced; the surrounding SummaryPage is busy and announces loading.',
    words: 'None: grey boxes hold the places of words.',
  },
  'patterns/WizardPage': {
    status: stable,
    use: 'For one step of several with an order: paying, changing a tariff.',
    avoid: 'What fits on one page with its sum is a SummaryPage: fewer steps are fewer doubts.',
    anatomy: ['Title', 'Steps', 'The step’s heading', 'The step', 'Summary', 'Back and on'],
    keyboard: {},
    accessibility:
      'A new step’s heading takes the focus (FocusHeading). The step has an address; Back loses nothing.',
    words:
      'The button on names what comes (‘To the payer’), and the last one the act with its sum: ‘Pay 1,577.00 RUB’.',
  },
  'patterns/EmptyState': {
    status: stable,
    use: 'Where there is nothing yet: what belongs here, and the one thing to do.',
    avoid:
      'Nothing because of a search or a filter is NoMatches of the ListScreen; nothing because of a fault is an ErrorState.',
    anatomy: ['Picture', 'Title', 'A sentence', 'One action'],
    keyboard: {},
    accessibility: 'Its heading is of level 2 inside of a page, of level 1 where it is the page.',
    words:
      'The title says that there is nothing (‘The list is empty’); the sentence what will be here and how it comes.',
  },
  'patterns/ErrorState': {
    status: stable,
    use: 'Where content could not be read: what happened, what to do, and another try.',
    avoid:
      'A refused form keeps its fields and says why in a FormError. An address that does not exist is a StatusPage.',
    anatomy: ['What happened', 'What to do', 'Retry'],
    keyboard: { native: ['button'] },
    accessibility:
      'Announced when it appears. Without a way to try again there is no button that does nothing.',
    words:
      'No code and no ‘error’ alone: ‘The servers could not be loaded. Check the connection and try again.’',
  },
  'patterns/OfflineBanner': {
    status: stable,
    use: 'Once for the whole portal, above any page, while the browser has no network or a release has replaced its files.',
    avoid: 'A server that does not answer is the fault of one reading: ErrorState.',
    anatomy: ['Icon', 'One line', 'A button that loads a replaced page anew'],
    keyboard: { native: ['button'] },
    accessibility:
      'A status that is read when it comes and when it goes; what sticks to the top makes room for it.',
    words: 'What still works: what is on the page can be read, what is sent has to wait.',
  },
  'patterns/CommandPalette': {
    status: stable,
    use: 'For people who know where they want to go: pages, servers, actions, by Ctrl+K from anywhere.',
    avoid: 'Never the only way to something. A list’s own search narrows what is listed.',
    anatomy: ['The field', 'Pages, servers and actions', 'State of the server search', 'The keys'],
    keyboard: {
      own: [
        { keys: ['{ArrowDown}', '{Enter}'], does: 'Go along what was found, and open it', story: 'Default' },
        { keys: ['{Control>}{Enter}'], does: 'Opens it in a new tab', story: 'Results' },
        { keys: ['{End}'], does: 'The last line', story: 'Results' },
        { keys: ['{Escape}'], does: 'Closes it', story: 'Default' },
      ],
    },
    accessibility:
      'A CommandDialog: the field keeps the focus. Pages are found in the other language too, and the count is announced.',
    words: 'Names as the menus have them. What was found in a name is heavier and in the link’s colour.',
  },
} satisfies Readonly<Record<string, Guideline>>;
