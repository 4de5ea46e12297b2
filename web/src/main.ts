document.getElementById("page")!.textContent = "luatco";
