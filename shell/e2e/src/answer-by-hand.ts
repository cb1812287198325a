/** For the page: answers questions to the assistant with what the test writes, one event after the other. */
export function answerByHand(): void {
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.endsWith('/api/ai/chat')) return send(input, init);
    const stream = new ReadableStream<Uint8Array>({
      start(answer) {
        const write = (event: string, data: object) =>
          answer.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
        window.addEventListener('answer', (said) => {
          if (!(said instanceof CustomEvent)) return;
          const { event, ...data } = said.detail;
          write(event, data);
          if (event === 'done') answer.close();
        });
        Object.assign(window, { isAsked: true });
      },
    });
    return Promise.resolve(new Response(stream, { headers: { 'content-type': 'text/event-stream' } }));
  };
}
