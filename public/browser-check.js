// For browsers that cannot read the app's scripts: without this file they would show an empty page. They have
// to understand it, so it is written as of 2009. What it looks for is the floor in scripts/browsers/floor.ts.
(function () {
  function lacksSomething() {
    try {
      // Safari before 16.4 cannot read it.
      new RegExp('(?<=a)b');
    } catch (error) {
      return true;
    }
    return !(
      Array.prototype.findLast &&
      window.structuredClone &&
      window.AbortSignal &&
      AbortSignal.timeout &&
      window.CSS &&
      CSS.supports('height', '1dvh')
    );
  }

  function tell() {
    var notice = document.createElement('div');
    notice.setAttribute('role', 'alert');
    notice.style.padding = '24px';
    notice.style.fontSize = '18px';
    notice.appendChild(
      document.createTextNode(
        'This browser is too old for Platelog. It needs Safari 16.4, Firefox 115, Chrome 109 or newer. Please ' +
          'update this browser or the system of this device. What you have logged stays where it is.',
      ),
    );
    document.body.insertBefore(notice, document.body.firstChild);
  }

  if (lacksSomething()) tell();
})();
