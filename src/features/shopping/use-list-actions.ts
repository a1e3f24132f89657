import { SHOPPING_TEXT_MAX } from '#shared/records/shopping-item';
import { changedTick } from '#shared/rules/shopping/shopping-list';

import { shareText } from '../../device/share-text';
import { persistOnce } from '../../device/storage';
import {
  addShoppingItem,
  removeShoppingItems,
  restoreShoppingItems,
  tickPlannedLine,
  tickShoppingItem,
} from '../../store/kitchen/shopping-items';
import { useToast } from '../../ui/feedback/toast';
import { useSaved } from '../../ui/feedback/use-saved';
import { format } from '../../ui/words/format';
import { listAsText } from './list-words';
import { messages } from './messages';
import type { ListedLine } from './use-shopping-list';

/** Actions that are saved on this device at once. They return whether they were saved. */
export function useListActions() {
  const toast = useToast();
  const saved = useSaved();
  const remove = async (ids: readonly string[], title: string) =>
    saved(async () => {
      await removeShoppingItems(ids);
      const back = async () => {
        await restoreShoppingItems(ids);
        toast({ title: messages.restored });
      };
      toast({ title, action: { label: messages.undo, run: () => void saved(back) } });
    });
  return {
    add: async (text: string) =>
      saved(async () => {
        await addShoppingItem(text);
        persistOnce();
      }),
    tick: async (line: ListedLine, ticked: boolean) =>
      saved(async () => {
        const { planned, item } = line;
        if (planned)
          await tickPlannedLine({ ...tickOf(line), ...changedTick(planned, item, ticked) });
        else if (item) await tickShoppingItem(item.id, ticked);
      }),
    removeOne: async ({ name, item }: ListedLine) =>
      item ? remove([item.id], `${messages.removed}: ${name}`) : false,
    removeTicked: async (lines: readonly ListedLine[]) => {
      const ids = writtenAndTicked(lines).flatMap(({ item }) => item?.id ?? []);
      return remove(ids, format(messages.removedCount, { count: ids.length }));
    },
    share: async (lines: readonly ListedLine[]) => {
      const how = await shareText(listAsText(lines), messages.shoppingList);
      if (how === 'copied') toast({ title: messages.copied, description: messages.pasteIt });
      if (how === 'neither')
        toast({
          title: messages.notShared,
          description: messages.couldNotBeShared,
          failed: true,
        });
    },
  };
}

export function writtenAndTicked(lines: readonly ListedLine[]): ListedLine[] {
  return lines.filter(({ planned, state }) => !planned && state === 'ticked');
}

function tickOf(line: ListedLine) {
  return { key: line.key, text: line.name.slice(0, SHOPPING_TEXT_MAX) };
}
