// Puts the focus where it belongs, lets people see the password they type, and keeps a form from being sent twice.
'use strict';
(() => {
  // The dialog around the frame says whose page this is.
  if (window.top !== window) document.documentElement.classList.add('framed');
  // Browsers ignore `autofocus` in a frame that has the focus already, as ours has after its first page. Somebody may type already.
  if (document.querySelector(':focus') === null) document.querySelector('[autofocus]')?.focus();
  for (const button of document.querySelectorAll('button[data-shows]')) {
    const field = document.getElementById(button.dataset.shows);
    button.hidden = false;
    button.addEventListener('click', () => {
      const shown = field.type === 'password';
      field.type = shown ? 'text' : 'password';
      button.textContent = shown ? button.dataset.hide : button.dataset.show;
      button.setAttribute('aria-pressed', String(shown));
      field.focus();
    });
  }
  for (const form of document.forms) {
    form.addEventListener('submit', (event) => {
      if (form.dataset.sent) event.preventDefault();
      form.dataset.sent = 'yes';
    });
  }
  // Coming back by the browser's back button, the form may be sent again.
  window.addEventListener('pageshow', () => {
    for (const form of document.forms) delete form.dataset.sent;
  });
})();
