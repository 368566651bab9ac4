/** Whose turn it is, in the title of the tab and, if the person likes, as a notice of his system. */
import { settings } from "./settings.svelte";
import { hall } from "./hall.svelte";
import type { Table } from "./table.svelte";
import type { Voice } from "./voice.svelte";

export function watchTurns(table: Table, texts: Voice): void {
  const isMine = $derived((table.position?.asks.length ?? 0) > 0);
  const title = $derived(hall.game(texts.key)?.title[settings.lang] ?? "");

  $effect(() => {
    document.title = texts.say(isMine ? "ui-tab-mine" : "ui-tab", { game: title });
  });
  $effect(() => {
    if (!isMine || !settings.notify || !document.hidden || Notification.permission !== "granted") return;
    notify(texts.say("ui-tab-mine", { game: title }), { tag: table.id, icon: "/icon.svg" });
  });
}

function notify(title: string, options: NotificationOptions): void {
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // On a phone only the service worker may do it.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, options));
  }
}
