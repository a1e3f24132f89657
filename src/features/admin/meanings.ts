import { messages } from './messages';
import type { StatusMeaning } from './status-help';

const meaning = (status: string, means: string, act: string): StatusMeaning => ({
  status,
  means,
  act,
});

export const JOB_MEANINGS = [
  meaning(messages.waiting, messages.waitingMeans, messages.waitingAct),
  meaning(messages.running, messages.runningMeans, messages.nothingToDo),
  meaning(messages.done, messages.doneMeans, messages.nothingToDo),
  meaning(messages.givenUp, messages.givenUpMeans, messages.givenUpAct),
  meaning(messages.notSetUp, messages.notSetUpMeans, messages.notSetUpAct),
];

export const SERVICE_MEANINGS = [
  meaning(messages.setUp, messages.setUpMeans, messages.nothingToDo),
  meaning(messages.notSetUp, messages.serviceNotSetUpMeans, messages.serviceNotSetUpAct),
  meaning(messages.failing, messages.failingMeans, messages.failingAct),
];

export const SYNC_MEANINGS = [
  meaning(messages.changesRefusedForGood, messages.refusedMeans, messages.refusedAct),
  meaning(messages.differencesFromTheServer, messages.differedMeans, messages.differedAct),
  meaning(messages.fullReloads, messages.reloadMeans, messages.reloadAct),
];

export const STATUS_MEANINGS = [
  meaning(messages.free, messages.freeMeans, messages.freeAct),
  meaning(messages.premium, messages.premiumMeans, messages.premiumAct),
  meaning(messages.active, messages.activeMeans, messages.activeAct),
  meaning(messages.pastDue, messages.pastDueMeans, messages.pastDueAct),
  meaning(messages.cancelled, messages.cancelledMeans, messages.cancelledAct),
];
