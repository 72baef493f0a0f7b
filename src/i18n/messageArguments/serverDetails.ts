// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
import type { RichChunk } from '../richChunk';

export interface ServerDetailsArguments {
  'serverDetails.copy': { text: string | number };
  'serverDetails.addresses.primary': undefined;
  'serverDetails.addresses.network': undefined;
  'serverDetails.addresses.gateway': undefined;
  'serverDetails.addresses.reverse': undefined;
  'serverDetails.addresses.noReverse': undefined;
  'serverDetails.history.empty': undefined;
  'serverDetails.event.ordered': undefined;
  'serverDetails.event.paid': undefined;
  'serverDetails.event.created': undefined;
  'serverDetails.event.activated': undefined;
  'serverDetails.event.rebooted': undefined;
  'serverDetails.event.renewed': undefined;
  'serverDetails.event.tariffChanged': undefined;
  'serverDetails.event.reinstalled': undefined;
  'serverDetails.event.suspended': undefined;
  'serverDetails.event.resumed': undefined;
  'serverDetails.actor.customer': undefined;
  'serverDetails.actor.system': undefined;
  'serverDetails.actor.support': undefined;
  'serverDetails.instructions.access': undefined;
  'serverDetails.instructions.ssh': undefined;
  'serverDetails.instructions.rdp': undefined;
  'serverDetails.instructions.user': undefined;
  'serverDetails.instructions.password': { edit: RichChunk };
  'serverDetails.instructions.setup': undefined;
  'serverDetails.instructions.update': undefined;
  'serverDetails.instructions.windowsUpdate': undefined;
  'serverDetails.instructions.reinstall': { edit: RichChunk };
}
