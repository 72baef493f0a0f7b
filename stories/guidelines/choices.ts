import { stable, type Guideline } from './guideline.ts';

/** Guidelines for components that are chosen or switched. */
export const choices = {
  'primitives/Checkbox': {
    status: stable,
    use: 'For a yes or no that is sent with a form, and for the selection of rows. With its sentence as a CheckboxField.',
    avoid: 'What is in force at once is a Switch. One of several is RadioCards.',
    anatomy: ['The box', 'Its sentence, all of which can be pressed', 'What is wrong, under it'],
    keyboard: { native: ['checkbox'] },
    accessibility:
      'The platform’s own, with the mixed state for a select-all whose rows disagree. Without a sentence beside it, it needs a name.',
    words: 'A sentence that is true when it is ticked: ‘I accept the rules’. Never a negation.',
  },
  'primitives/CheckboxCard': {
    status: stable,
    use: 'For an extra with its price in an order: backups, a second address.',
    avoid: 'A consent has no price and is a CheckboxField. Extras that exclude each other are RadioCards.',
    anatomy: ['The box', 'Title', 'What one gets', 'Price'],
    keyboard: { native: ['checkbox'] },
    accessibility: 'The whole card is the target; its name is the title, and the rest describes it.',
    words:
      'The title is the thing, the text one fact that decides, the price with its period: ‘100.00 RUB / mo’.',
  },
  'primitives/Switch': {
    status: stable,
    use: 'For a setting that stays on or off until somebody switches it: auto-renewal, backups, a kind of notice.',
    avoid:
      'Use a Checkbox for agreements and for choices among others. In a form with a submit button, a switch is only for something that stays on or off afterwards.',
    anatomy: ['What is switched', 'What it does when on', 'The switch'],
    keyboard: {
      own: [{ keys: [' '], does: 'Switches it', story: 'Default' }],
    },
    accessibility:
      'A native checkbox with the role of a switch: announced as on and off, never as ‘checked’.',
    words:
      'Name the thing and not the act: ‘Auto-renewal’. The description says what happens while it is on.',
  },
  'primitives/RadioCards': {
    status: stable,
    use: 'For one of a few that need a word of explanation or a price: a plan, a method of payment. As segments for short ones: 1, 3, 6 months.',
    avoid: 'More than seven or so are a SelectField, more than a screenful a ComboBox.',
    anatomy: [
      'The question',
      'Cards: title, text, price',
      'The reason on a card that cannot be taken',
      'Hint or error',
    ],
    keyboard: { native: ['radio'] },
    accessibility:
      'A radio group named by its question, or by the heading above it. What cannot be taken stays in sight with its reason.',
    words:
      'Titles that can be compared at a glance: the same kind of word in each. The first is the one most people want.',
  },
  'primitives/SelectField': {
    status: stable,
    use: 'For one of some ten to thirty short options whose names the person knows.',
    avoid: 'Three or four are seen at once as RadioCards. A long list is searched in a ComboBox.',
    anatomy: ['Label', 'The choice', 'Hint or error'],
    keyboard: { native: ['select'] },
    accessibility:
      'The platform’s own list: a wheel on a phone, and right for every assistive technology without weight.',
    words: 'Options in an order a reader can follow. ‘Not chosen’ is the placeholder, and no option.',
  },
  'primitives/ComboBox': {
    status: stable,
    use: 'For a long list that is found by typing: countries, a system, a customer.',
    avoid:
      'Up to thirty options are quicker in a SelectField. A value that is not on the list is a TextField.',
    anatomy: ['The field', 'The list, in sections where there are some', 'What it says when nothing fits'],
    keyboard: {
      native: ['text'],
      own: [
        { keys: ['{ArrowDown}', '{Enter}'], does: 'Go along what was found, and take it', story: 'Default' },
        { keys: ['{Escape}'], does: 'Closes the list and leaves the choice as it was', story: 'Escaped' },
      ],
    },
    accessibility:
      'Tells how many were found, and which one Enter would take. Until it is first used, it is a light button of the same look.',
    words: 'Options have other names by which they are found as well (‘Holland’); shown is the one.',
  },
  'primitives/IconSelect': {
    status: stable,
    use: 'For a choice of few with an icon that everybody knows, in a bar without room: the language, the theme.',
    avoid: 'Where there is room for the choice’s word, QuietSelect shows it; in a form it is a SelectField.',
    anatomy: ['The icon', 'The platform’s list, unseen above it'],
    keyboard: { native: ['select'] },
    accessibility: 'The name says what is chosen; a pointer that rests reads the same.',
    words: 'The name is the kind of choice: ‘Language’. Each language is called as it calls itself.',
  },
  'primitives/QuietSelect': {
    status: stable,
    use: 'For a choice at the edge of a page that is made once: language and theme in the bar of a public page.',
    avoid: 'A choice that the page’s content depends on belongs in the page, as a field with its label.',
    anatomy: ['Icon', 'The option in force, or the icon alone'],
    keyboard: { native: ['select'] },
    accessibility:
      'A list of the platform over its face; nothing but the choice itself can be seen, so the name has to say what it is about.',
    words: 'The options are as short as a button’s words; the name is never shortened.',
  },
  'primitives/Slider': {
    status: stable,
    use: 'For a number from a short range whose size is felt: addresses from 1 to 5, memory in a handful of steps.',
    avoid:
      'A long range with an exact wish is a NumberSlider; a number that everybody knows by heart is a NumberField.',
    anatomy: ['Label', 'The value in words', 'Track and knob', 'Marks, which can be pressed', 'Hint'],
    keyboard: {
      own: [
        { keys: ['{ArrowRight}'], does: 'One step more', story: 'Default' },
        { keys: ['{Home}', '{End}'], does: 'The smallest and the largest value', story: 'Default' },
      ],
    },
    accessibility:
      'The value is announced in words (‘3 addresses’), not as a bare number. It must not be the only way to set a value in a wide range.',
    words: 'Label the thing, and let the value carry its unit in the right plural.',
  },
  'primitives/NumberSlider': {
    status: stable,
    use: 'For a number from a long range: near by eye, exact by its field. How many servers, how many gigabytes.',
    avoid: 'Up to ten steps a Slider says the same in less room.',
    anatomy: ['Label', 'Track and knob', 'The field with its unit', 'Hint'],
    keyboard: {
      native: ['text'],
      own: [
        { keys: ['{Enter}'], does: 'In the field: brings the knob to what was typed', story: 'Default' },
        { keys: ['{PageUp}'], does: 'On the knob: ten steps more', story: 'Default' },
      ],
    },
    accessibility:
      'Knob and field have the same name and are one value; an emptied field keeps the number it had.',
    words: 'The unit follows the number in the field, and is left out of the label.',
  },
} satisfies Readonly<Record<string, Guideline>>;
