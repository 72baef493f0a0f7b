/**
 * Languages that whoever uses the library adds to its own, named as BCP 47 names them. Theirs to fill:
 *
 *   declare module '@meridian/portal/i18n/addedLocales' { interface AddedLocales { de: true } }
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- empty until an app fills it
export interface AddedLocales {}
