// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
export interface PaletteArguments {
  'palette.title': undefined;
  'palette.placeholder': undefined;
  'palette.group.recent': undefined;
  'palette.group.places': undefined;
  'palette.group.servers': undefined;
  'palette.group.users': undefined;
  'palette.group.actions': undefined;
  'palette.count': { count: number };
  'palette.noMatches.title': undefined;
  'palette.noMatches.text': undefined;
  'palette.servers.loading': undefined;
  'palette.servers.failed': undefined;
  'palette.servers.all': { count: number };
  'palette.action.order': undefined;
  'palette.action.ticket': undefined;
  'palette.action.renew': { domain: string | number };
  'palette.action.renew.note': { date: string | number };
  'palette.action.theme.light': undefined;
  'palette.action.theme.dark': undefined;
  'palette.action.theme.system': undefined;
  'palette.action.language': { language: string | number };
  'palette.keys.move': undefined;
  'palette.keys.open': undefined;
  'palette.keys.newTab': undefined;
  'palette.keys.close': undefined;
}
